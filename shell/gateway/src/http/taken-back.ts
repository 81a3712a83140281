import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { hasBody } from './has-body'
import { countedAs } from './other-sites'
import type { VisitorOf } from './turn-taker'
import type { Turns } from './turns'
import type { WastedWork } from './wasted-work'

/** An upload that its client ends costs as much as this many pages: it is passed on while it arrives. */
const upload = 4
/** Requests that waited on a closed connection cost as much as one that was begun. */
const waitingRequests = 8

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
  const watched = new WeakSet<Socket>()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request
    const visitor = visitorOf(socket.remoteAddress ?? '', request.headers)
    // What all visitors of a proxy take back together says nothing about one of them.
    const client = countedAs(visitor === undefined ? [] : networksOf(visitor), request.headers)
    if (!wasted.mayConnect(client)) return false
    if (!watched.has(socket)) {
      watched.add(socket)
      socket.once('close', () => {
        const left = turns.forget(socket)
        if (left > 0) wasted.count(client, Math.ceil(left / waitingRequests))
      })
    }
    response.once('close', () => {
      if (!response.writableFinished) wasted.count(client, hasBody(request) ? upload : 1)
    })
    return true
  }
}
