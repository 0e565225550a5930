/** The style of everything that stands in the page itself; the drawer's own look is inside its frame. */
export const OVERLAY_STYLE = `
:host{all:initial!important;position:fixed!important;inset:0 0 0 auto!important;width:min(var(--w),100%)!important;
height:100dvh!important;display:block!important;z-index:2147483647!important;color-scheme:light dark!important;
direction:ltr!important;contain:layout!important}
:host([data-side=left]){inset:0 auto 0 0!important}
:host(:not(:popover-open)){display:none!important}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0;display:block;background:transparent;
box-shadow:0 0 0 1px rgb(0 0 0/.12),-8px 0 32px rgb(0 0 0/.16)}
.grip{position:absolute;inset:0 auto 0 -4px;width:8px;cursor:ew-resize;touch-action:none;z-index:1}
:host([data-side=left]) .grip{inset:0 -4px 0 auto}
.notice{position:absolute;inset:12px 12px auto;padding:12px 14px;border-radius:10px;font:14px/1.45 system-ui,sans-serif;
color:CanvasText;background:Canvas;box-shadow:0 0 0 1px rgb(0 0 0/.14),0 8px 28px rgb(0 0 0/.2)}
@media print{:host{display:none!important}}
`;
