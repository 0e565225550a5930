import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startOverlay } from '#lib/content/start-overlay.ts';

export default defineUnlistedScript(startOverlay);
