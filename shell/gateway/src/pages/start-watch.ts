import { createHash } from 'node:crypto'
import { shellName } from '@virida/shared/platform/contract/composition'
import { earlySubmit } from '@virida/shared/platform/contract/early-submit'
import { pageReportsAddress } from '@virida/shared/platform/contract/page-report'
import { releaseUrl } from '@virida/shared/platform/paths'

/** What the addresses of all files of the shell begin with. */
const shellFiles = releaseUrl(shellName, '').slice(0, -1)

/**
 * Time after which a main script that cannot be loaded is requested again, in ms. If it failed because the visitor is leaving, the
 * document is gone then.
 */
const delay = 1000
/** Time before each further request, in ms. After them, the script is requested when the network is back or the visitor sends a form. */
const laterDelays = [3000, 10_000]
/** Longest time of each of these requests, in ms. */
const longestRetry = 60_000
/** Interval at which the script checks whether the document is hydrated, in ms. */
const lookInterval = 10_000
/** A document is reported when this many checks in a row find it visible and not hydrated. */
const mostLooks = 3

/**
 * A script in the head of each document. It requests a main script again that cannot be loaded, and reports a shell that does
 * not start, because such a shell cannot report itself. Errors of other scripts, such as those of browser extensions, are
 * left out, and so are errors after the start. A shell or its page may also wait for something that never comes. So a document that is
 * not hydrated is reported when the visitor has seen it for some time: the release of the page if the shell has started, and the shell
 * otherwise. Older releases of the shell mark only the hydrated page. `import` checks no hash,
 * but the file that was fetched and checked is in the cache; Trusted Types allow no script element here. A form that needs the
 * shell and is sent before it has started is kept for it. The text is the same in
 * all documents, so that the policy can name its hash.
 */
export const startWatch = `{
let timer,looks=0,files="${shellFiles}",marks=document.documentElement.dataset,hasStarted=()=>"started"in marks||"alive"in marks,
mainScript=()=>document.querySelector('script[src^="'+files+'"]'),
report=main=>{
let shell=main.src.split(files)[1].split("/")[0],[app,version]=(marks.started||"${shellName}@"+shell).split("@")
if(navigator.onLine)navigator.sendBeacon("${pageReportsAddress}",new Blob([JSON.stringify({shell,app,version,fault:"load"})],{type:"application/json"}))
},
look=()=>{
let main=mainScript()
looks=!timer&&main&&performance.getEntriesByName(main.src).length&&document.readyState!="loading"&&!document.hidden?looks+1:0
if("alive"in marks)return
if(looks<${mostLooks})setTimeout(look,${lookInterval})
else report(main)
}
addEventListener("error",event=>{
let main=mainScript(),cannotLoad=main&&event.target==main
if(timer||hasStarted()||!cannotLoad&&!(event.filename||"").includes(files))return
let start=async()=>{
let again=main.src+"?retry",answer=await fetch(again,{integrity:main.integrity,signal:AbortSignal.timeout(${longestRetry})})
if(!answer.ok)throw 0
await import(again)
timer=0
}
timer=setTimeout(async()=>{
try{
if(!cannotLoad)throw 0
await start()
}catch{
if(hasStarted())return timer=0
report(main)
if(!cannotLoad)return
for(let event of["online","submit"])addEventListener(event,()=>{if(timer)start().catch(()=>{})},true)
for(let wait of ${JSON.stringify(laterDelays)}){
await new Promise(done=>setTimeout(done,wait))
if(timer)await start().catch(()=>{})
}
}
},${delay})
},true)
addEventListener("submit",event=>{
if(!("alive"in marks)&&event.target.method=="dialog")window.${earlySubmit}=event
},true)
setTimeout(look,${lookInterval})
}`

/** The hash by which the content security policy allows it. */
export const startWatchHash = `sha256-${createHash('sha256').update(startWatch).digest('base64')}`
