import { createHash } from 'node:crypto'
import { shellName } from '@virida/shared/platform/contract/composition'
import { pageReportsAddress } from '@virida/shared/platform/contract/page-report'
import { releaseUrl } from '@virida/shared/platform/paths'

/** What the addresses of all files of the shell begin with. */
const shellFiles = releaseUrl(shellName, '').slice(0, -1)

/** A report is sent after this time, in ms. If the visitor is leaving, which makes open requests fail, the document is gone then. */
const delay = 1000

/**
 * A script in the head of each document. It reports a shell that does not start: a main script that cannot be loaded, parsed or
 * run cannot report it itself. Errors of other scripts, such as those of browser extensions, are left out, and so are errors
 * after the start. The text is the same in all documents, so that the policy can name its hash.
 */
export const startWatch = `{
let sent
addEventListener("error",event=>{
let main=document.querySelector('script[src^="${shellFiles}"]')
if(sent||"alive"in document.documentElement.dataset||!navigator.onLine||event.target!=main&&!(event.filename||"").includes("${shellFiles}"))return
sent=setTimeout(()=>{
let version=main.src.split("${shellFiles}")[1].split("/")[0]
navigator.sendBeacon("${pageReportsAddress}",new Blob([JSON.stringify({shell:version,app:"${shellName}",version,fault:"load"})],{type:"application/json"}))
},${delay})
},true)
}`

/** The hash by which the content security policy allows it. */
export const startWatchHash = `sha256-${createHash('sha256').update(startWatch).digest('base64')}`
