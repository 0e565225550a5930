import { render } from 'preact';
import { createTranslator } from '#lib/i18n/translator.ts';
import { GALLERY } from './states.tsx';

/** Draws the one state that the address names: `?state=empty&locale=en&theme=dark`. */
const query = new URLSearchParams(location.search);
const state = GALLERY.find(({ name }) => name === query.get('state'));
const locale = query.get('locale') ?? 'en';
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = locale;

Object.assign(globalThis, { galleryStates: GALLERY.map(({ name, clicks }) => ({ name, clicks })) });

const root = document.createElement('div');
root.style.height = '100%';
document.body.append(root);
if (state) render(state.draw(createTranslator(locale)), root);
