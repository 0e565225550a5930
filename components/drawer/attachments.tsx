import { FileCode, File as FileShape, FileText, X } from 'lucide';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon, type IconShapes } from '#components/ui/icon.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { Translator } from '#lib/i18n/translator.ts';
import type { AttachmentProblem, AttachmentsModel } from '#lib/state/drawer-model.ts';
import './attachments.css';

/** The files that go with the next message, and why others do not (D11, D12). */
export function Attachments({ attachments }: { readonly attachments: AttachmentsModel }) {
  const t = useTranslation();
  const files = attachments.files.value;
  const problems = attachments.problems.value;
  return (
    <>
      {problems.length > 0 && (
        <div class="attachment-problems" role="alert">
          <div>
            {problems.map((problem) => (
              <p>{describeProblem(t, problem)}</p>
            ))}
          </div>
          <Button onClick={attachments.dismissProblems}>{t('attachment.dismiss')}</Button>
        </div>
      )}
      {files.length > 0 && (
        <ul class="attachments" aria-label={t('attachment.list')}>
          {files.map(({ id, name, type, size, thumbnail, tokens }) => (
            <li key={id} class="attachment" title={`${name} · ${t.bytes(size)}`}>
              {thumbnail ? (
                <img src={thumbnail} alt="" />
              ) : (
                <span class="attachment-icon">
                  <Icon shapes={shapesOf(type)} />
                </span>
              )}
              <span class="attachment-name">{name}</span>
              <span class="attachment-tokens" title={t('count.tokens', { count: tokens })}>
                {t('count.tokens-short', { count: tokens })}
              </span>
              <IconButton
                size="small"
                label={t('attachment.remove', { name })}
                shapes={X}
                onClick={() => attachments.remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function shapesOf(type: string): IconShapes {
  if (/json|xml|html|javascript|css|x-/.test(type)) return FileCode;
  return type.startsWith('text/') || type === 'application/pdf' ? FileText : FileShape;
}

function describeProblem(t: Translator, problem: AttachmentProblem): string {
  const { name } = problem;
  switch (problem.code) {
    case 'size':
      return t('attachment.problem.size', { name, limit: t.bytes(problem.limitBytes) });
    case 'count':
      return t('attachment.problem.count', { name, limit: problem.limit });
    case 'type':
    case 'unreadable':
      return t(`attachment.problem.${problem.code}`, { name });
  }
}
