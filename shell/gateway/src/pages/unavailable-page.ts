import { brand } from '@virida/shared/site/brand'
import { escapeHtml } from '@virida/shared/platform/escape-html'

/** The page for when no release of the shell can be run: it gives the phone number. */
export const unavailablePage = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand.fullName)}</title>
</head>
<body>
<h1>${escapeHtml(brand.fullName)}</h1>
<p>Our website is not available at the moment. Please try again in a few minutes, or call us at
<a href="${brand.phone.href}">${brand.phone.label}</a> (${brand.hours.label}).</p>
</body>
</html>
`
