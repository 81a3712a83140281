import { brand } from '@virida/shared/site/brand'
import { escapeHtml } from '@virida/shared/platform/escape-html'

/** The page for the address of a preview that has ended or never was. */
export const endedPage = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview not found – ${escapeHtml(brand.fullName)}</title>
</head>
<body>
<main>
<h1>This preview has ended</h1>
<p>A preview can be opened for a week. If you have just received this address, try again in a minute. Otherwise ask the team that sent you this address for a new one, or see
<a href="/">the website as it is now</a>.</p>
</main>
</body>
</html>
`
