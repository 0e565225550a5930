/** PURE. Bounds of the drawer's width, in CSS pixels; apart from the settings, since the script in the page needs no schema. */
export const MIN_DRAWER_WIDTH = 320;
export const MAX_DRAWER_WIDTH = 1_200;
