import { createHash } from 'node:crypto'

const id = 'later-modules'

/** A template with the links of the modules that `requestModules` makes a browser load. */
export const laterModules = (links: readonly string[]): string =>
  `<template id="${id}">\n${links.join('\n')}\n</template>`

/**
 * A script in the head of each document. It requests the modules of the page when the document is painted for the first time, so that
 * the large picture and the font share a slow line with the main script alone until then. The main script is larger than all modules
 * together, so they arrive while it is still on its way (docs/performance.md). A page that is not visible is not painted: there the
 * main script requests the modules. The text is the same in all documents, so that the policy can name its hash.
 */
export const requestModules = `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>document.head.append(document.getElementById("${id}").content)))`

/** The hash by which the content security policy allows it. */
export const requestModulesHash = `sha256-${createHash('sha256').update(requestModules).digest('base64')}`
