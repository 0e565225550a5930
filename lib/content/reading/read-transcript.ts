/** The text tracks that the page's own players have loaded. */
import type { CapturedTranscript } from '#lib/protocol/reader-messages.ts';
import type { DomAccess } from '#lib/reader/dom-access.ts';
import { dropInvisible } from '#lib/reader/invisible-characters.ts';

const MAX_LINES = 20_000;

/** Only cues that are there are read: no track is switched on, since that would change what the person sees. */
export function readTranscript(access: DomAccess): CapturedTranscript {
  for (const player of access.queryAll(document, 'video, audio')) {
    if (!(player instanceof HTMLMediaElement)) continue;
    const tracks = Array.from(player.textTracks).filter(({ kind }) =>
      /captions|subtitles/.test(kind),
    );
    const showing = tracks.find(({ mode }) => mode === 'showing');
    const track = showing ?? tracks.find(({ cues }) => (cues?.length ?? 0) > 0);
    const cues = Array.from(track?.cues ?? []).slice(0, MAX_LINES);
    if (track && cues.length > 0) return { language: track.language, lines: cues.map(renderCue) };
  }
  return { language: '', lines: [] };
}

function renderCue(cue: TextTrackCue): string {
  const seconds = Math.floor(cue.startTime);
  const minutes = Math.floor(seconds / 60);
  const time = `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const markup = cue instanceof VTTCue ? cue.text : '';
  const words = markup.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  return `${time} ${dropInvisible(words.toWellFormed()).text.trim()}`;
}
