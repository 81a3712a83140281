/** The page uses system colors only, so it follows the light or dark mode of the browser. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding: 0.25rem 0; }
th, td { text-align: left; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid GrayText; vertical-align: top; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.scroll + .actions { margin-top: 0.75rem; }
button { font: inherit; min-height: 2.5rem; padding: 0 0.75rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid GrayText; }
.scroll { overflow-x: auto; }
.alarm { border-left: 0.375rem solid Mark; padding-left: 0.75rem; font-weight: 600; }
`
