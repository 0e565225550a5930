import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startPageReader } from '#lib/content/reading/start-page-reader.ts';

export default defineUnlistedScript(startPageReader);
