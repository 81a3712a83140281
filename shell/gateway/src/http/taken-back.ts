import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { HeldByClients, networksOf, type ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { hasBody } from './has-body'
import { countedAs } from './other-sites'
import type { VisitorOf } from './turn-taker'
import type { Turns } from './turns'
import type { WastedWork } from './wasted-work'

/** An upload that its client ends costs as much as this many pages: it is passed on while it arrives. */
const upload = 4
/** Requests that waited on a closed connection cost as much as one that was begun. */
const waitingRequests = 8
/**
 * What a refused request costs that another website has made a browser send, as part of one that was begun. A browser can send
 * 1,700 a second, which must not lead to a pause of its visitor.
 */
const refusedRequest = 1 / 20

/** Uploads of one client that are passed on at the same time. Each costs as much as twenty pages. */
export const uploadsPerClient = 32
/**
 * Uploads of one client that the app sees at the same time. It answers those that it does not pass on. With more, hundreds
 * would wait whose client has gone: Node does not notice that before it reads their bodies.
 */
const waitingUploads = 2 * uploadsPerClient

type Options = {
  wasted: WastedWork
  turns: Turns
  visitorOf: VisitorOf
}

/**
 * Counts the requests of HTTP/1.1 that clients take back by closing their connections. Otherwise a client could let the
 * server read thousands of requests a second that nobody waits for. A browser takes back six when a visitor leaves a page.
 * @returns a function that says whether a request may be answered. A client that takes back too many has a pause.
 */
export function countTakenBack({ wasted, turns, visitorOf }: Options) {
  /** For each connection that is watched, its uploads that the app sees. */
  const watched = new WeakMap<Socket, Map<ServerResponse, readonly ClientNetwork[]>>()
  const uploads = new HeldByClients(waitingUploads)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request
    const visitor = visitorOf(socket.remoteAddress ?? '', request.headers)
    // What all visitors of a proxy take back together says nothing about one of them.
    const client = visitor === undefined ? [] : networksOf(visitor)
    const source = countedAs(client, request.headers)
    const passed = watched.get(socket) ?? new Map<ServerResponse, readonly ClientNetwork[]>()
    if (!watched.has(socket)) {
      watched.set(socket, passed)
      socket.once('close', () => {
        const left = turns.forget(socket)
        // No browser sends further requests on a connection of HTTP/1.1, so this is never the work of another website.
        if (left > 0) wasted.count(client, Math.ceil(left / waitingRequests))
        // Node closes no answer that waits behind another one.
        for (const sender of passed.values()) uploads.free(sender)
        passed.clear()
      })
    }
    if (source !== client && !wasted.mayConnect(source)) wasted.count(client, refusedRequest)
    if (!wasted.mayConnect(source) || !wasted.mayConnect(client)) return false
    const isUpload = hasBody(request)
    if (isUpload && !uploads.mayTake(client)) {
      wasted.count(client)
      return false
    }
    if (isUpload) {
      uploads.take(client)
      passed.set(response, client)
    }
    response.once('close', () => {
      if (passed.delete(response)) uploads.free(client)
      if (!response.writableFinished) wasted.count(source, isUpload ? upload : 1)
    })
    return true
  }
}
