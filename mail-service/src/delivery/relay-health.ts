import { RecentMap } from '../recent-map'
import { countedAs } from '../enquiry/client-number'
import type { Recovery } from '../outbox/outbox'
import type { RelayRest } from '../outbox/relay-share'
import { RelayPause, type RelayState } from './relay-pause'
import { RelaySlowDown } from './relay-slow-down'
import { RelayTrouble } from './relay-trouble'

/** Who is at fault for a refused message, with the milliseconds for which the queue pauses. */
export type Finding =
  | { fault: 'message' }
  /** Not known yet. Other messages are tried meanwhile. */
  | { fault: 'unknown' }
  | { fault: 'relay'; pause: number }

/**
 * A text is at fault when this many attempts for it have failed, and the relay has accepted another one since it first refused
 * it. An enquiry that is too large for the relay is given up after as many attempts. Fewer would give up what one of several
 * machines of a relay refuses for some minutes.
 */
export const leastRefusals = 5

/** After the connections of this many clients in a row have broken, the relay is considered at fault instead of their texts. */
const maxBrokenClients = 3

/** After refused messages of this many clients in a row, the relay is considered at fault instead of the messages. */
const maxRefusedClients = 5

/**
 * Milliseconds after an accepted message for which refused texts, deferrals and broken connections are not taken for a fault
 * of the relay, however many there are: it may refuse all files, or take a few messages a minute.
 */
const usualTrust = 120_000

/** Milliseconds between the tests after a pause. */
const testInterval = 1000

/**
 * How often a message is tried again without counting the attempt while the relay accepts others. After that it may be because of
 * the message, whatever the reply says.
 */
const mostHolds = 20

/** The newest messages that were held, were refused or broke a connection are remembered, at most this many. */
const mostRemembered = 10_000

/**
 * Index of the longest pause that refused messages and broken connections cause. It is short, so that a series of messages
 * that the relay refuses because of their content cannot delay the others for long.
 */
export const longestDoubtfulPause = 1

/**
 * Decides whether the relay or a message is at fault, from the results of all deliveries. The recipients are the same for
 * every enquiry, so a permanent refusal often means that the relay refuses every message: a full mailbox, a changed policy.
 * Therefore a message is at fault only when the relay has accepted another message after refusing this one, and refuses its text
 * several times. A filter in front of a relay may also cut the connection because of a text. Results in a row are counted by
 * client, so that the texts of one visitor cannot pause the queue for all others. While the relay accepts other messages, the
 * queue pauses for a refused password only: what concerns all messages slows it down, and what may concern a text is tried again
 * by itself.
 *
 * While the relay is at fault, the queue pauses. After each pause one message is tried; if it is refused, up to four more, one
 * after the other. When the relay accepts one, the queue continues.
 */
export class RelayHealth {
  private readonly pause: RelayPause
  /** The clients (`countedAs`) with a message that broke a connection, was refused or deferred, since the relay last accepted one. */
  private readonly clients = {
    broken: new Set<number>(),
    refused: new Set<number>(),
    deferred: new Set<number>(),
  }
  private acceptedCount = 0
  private acceptedAt = -Infinity
  private readonly trouble = new RelayTrouble()
  private readonly slowDown = new RelaySlowDown()
  /** The value of `acceptedCount` when a message was first refused. */
  private readonly refusedAt = new RecentMap<string, number>(mostRemembered)
  /** The value of `acceptedCount` when a connection first broke with a message. */
  private readonly brokenAt = new RecentMap<string, number>(mostRemembered)
  /** How often a message was held while the relay accepted others. */
  private readonly holds = new RecentMap<string, number>(mostRemembered)
  /** Resolves when the delivery that tests the relay has ended. */
  private probe: Promise<void> | undefined

  constructor(
    pauses: readonly number[],
    private readonly onChange: (state: RelayState) => void,
    private readonly trust = usualTrust,
  ) {
    this.pause = new RelayPause(pauses, onChange)
  }

  /**
   * Runs a delivery. While the relay is at fault, deliveries run one after the other. While it defers many in a row, they start
   * one by one.
   * @param probe Runs the delivery that tests the relay after a pause.
   * @returns The result of the delivery, or the rest of the pause when the queue is paused.
   */
  async run<T, P>(
    deliver: () => Promise<T>,
    probe: () => Promise<T | P>,
  ): Promise<T | P | { pause: number; fault: string }> {
    while (this.isAtFault && this.probe) await this.probe
    const { pausedFor, fault } = this.isAtFault ? this.pause.rest() : this.slowDown.takeStart()
    if (pausedFor > 0) return { pause: pausedFor, fault }
    if (!this.isAtFault) return deliver()
    const delivery = probe()
    this.probe = delivery.then(
      () => undefined,
      () => undefined,
    )
    return delivery.finally(() => (this.probe = undefined))
  }

  /**
   * The relay accepted a message for at least one recipient.
   * @param hadFailed Whether an attempt for this message had failed before.
   * @returns What should be tried again, if the relay works again.
   */
  accepted(id: string, hadFailed = false): Recovery | undefined {
    this.acceptedCount++
    this.acceptedAt = performance.now()
    this.slowDown.end()
    this.clearClients()
    this.refusedAt.delete(id)
    this.brokenAt.delete(id)
    this.holds.delete(id)
    if (!this.isAtFault) {
      const { isOver, retry } = this.trouble.accepted(hadFailed)
      if (isOver) this.onChange('ok')
      return retry
    }
    this.trouble.forget()
    this.pause.end()
    return 'fault'
  }

  /** An attempt for a client has failed for now. */
  troubled(client: number, error: string) {
    if (this.trouble.add(countedAs(client)) && !this.isAtFault) this.onChange({ fault: error })
  }

  /** How often this process has found that the relay is at fault or works again. */
  get changes() {
    return this.pause.changes
  }

  /** What other processes need to know. */
  rest(): RelayRest {
    return this.pause.rest()
  }

  /** Takes over what another process has found. */
  adopt(rest: RelayRest) {
    if (!this.pause.adopt(rest)) return
    this.trouble.forget()
    this.clearClients()
  }

  /**
   * The relay refused a message permanently.
   * @param refusal.isForText Whether it refused the text or the files, and not the recipients, which are the same for all messages.
   * @param refusal.attempts Attempts for this message that failed before.
   */
  refused(
    id: string,
    client: number,
    error: string,
    { isForText, attempts }: { isForText: boolean; attempts: number },
  ): Finding {
    // Recipients are the same for all messages, so this one is tried again soon while the relay accepts others.
    if (!isForText && (this.isTrusted || this.isAtFault)) {
      const pause = this.unavailable(id, client, error, { longest: longestDoubtfulPause })
      return pause === undefined ? { fault: 'unknown' } : { fault: 'relay', pause }
    }
    const firstRefusal = this.refusedAt.get(id)
    if (firstRefusal !== undefined && this.acceptedCount > firstRefusal) {
      if (!isForText || attempts + 1 < leastRefusals) return this.unknown(client, error)
      return { fault: 'message' }
    }
    this.refusedAt.set(id, firstRefusal ?? this.acceptedCount)
    const { refused } = this.clients
    refused.add(countedAs(client))
    const isFirst = firstRefusal === undefined
    const isUnknown = this.isAtFault
      ? isFirst && this.pause.takeTest()
      : (isFirst && refused.size < maxRefusedClients) || this.isTrusted
    return isUnknown
      ? this.unknown(client, error)
      : { fault: 'relay', pause: this.pause.begin(error, longestDoubtfulPause) }
  }

  private unknown(client: number, error: string): Finding {
    this.troubled(client, error)
    return { fault: 'unknown' }
  }

  /**
   * The relay refused all recipients of a message for now. When it accepts others, it takes only so many messages a minute, or
   * is busy now and then.
   * @returns The milliseconds to pause, or undefined when it may do so with this message alone.
   */
  deferred(id: string, client: number, error: string): number | undefined {
    const { deferred } = this.clients
    deferred.add(countedAs(client))
    this.troubled(client, error)
    if (this.isTrusted) return this.nextSlowDown(id, error)
    return deferred.size < maxRefusedClients ? undefined : this.pause.begin(error, longestDoubtfulPause)
  }

  /**
   * The relay refused a message for now. It may be because of its text or its files, unless it does so with many in a row. While
   * it accepts others, those with files do not count, because a relay whose scanner is away defers all of them.
   * @returns The milliseconds to pause, or undefined when it may do so with this message alone.
   */
  deferredText(id: string, client: number, error: string, hasFiles: boolean): number | undefined {
    const { deferred } = this.clients
    if (!hasFiles || !this.isTrusted) deferred.add(countedAs(client))
    if (deferred.size >= maxRefusedClients)
      return this.unavailable(id, client, error, { longest: longestDoubtfulPause })
    this.troubled(client, error)
    return undefined
  }

  /**
   * The relay cannot be reached, or takes no mail of anybody. When it accepts others, it is busy, or one of several machines is
   * wrong, and the queue only slows down. After a pause, several messages are tried.
   * @param options.longest Index of the longest pause to use.
   * @param options.isLogin Whether it refuses the password. An account may be locked after several attempts.
   * @returns The milliseconds to pause, or undefined when it may do so with this message alone.
   */
  unavailable(
    id: string,
    client: number,
    error: string,
    { longest, isLogin = false }: { longest?: number; isLogin?: boolean },
  ): number | undefined {
    if (isLogin) return this.pause.begin(error, this.isTrusted ? longestDoubtfulPause : longest)
    if (this.isTrusted) {
      this.troubled(client, error)
      return this.nextSlowDown(id, error)
    }
    return this.pause.takeTest() ? testInterval : this.pause.begin(error, longest)
  }

  /**
   * A connection broke after the text was begun, or the relay can be reached. The text may be the reason. The relay may have
   * the message, so each further attempt may be a copy.
   * @param isReachable Whether the relay can be reached without a mail.
   * @returns The milliseconds to pause before an attempt that does not count, which happens once; otherwise undefined.
   */
  brokenWith(id: string, client: number, error: string, isReachable: boolean): number | undefined {
    const known = this.brokenAt.get(id)
    const first = known ?? this.acceptedCount
    this.brokenAt.set(id, first)
    if (!isReachable && !this.isTrusted) {
      this.unavailable(id, client, error, { longest: longestDoubtfulPause })
      return undefined
    }
    this.troubled(client, error)
    // The first time, the connection may have been one that the relay does not keep.
    if (known === undefined && this.isTrusted) return this.nextSlowDown(id, error, true)
    if (this.acceptedCount > first) return undefined
    const { broken } = this.clients
    broken.add(countedAs(client))
    if (broken.size >= maxBrokenClients && !this.isTrusted) this.pause.begin(error, longestDoubtfulPause)
    return undefined
  }

  get isAtFault() {
    return this.pause.isAtFault
  }

  /** Whether the relay has accepted a message of late. */
  get isTrusted() {
    return performance.now() - this.acceptedAt < this.trust
  }

  private nextSlowDown(id: string, error: string, mayBeForText = false): number | undefined {
    const holds = (this.holds.get(id) ?? 0) + 1
    this.holds.set(id, holds)
    if (holds > mostHolds) return undefined
    return this.slowDown.next(error, mayBeForText)
  }

  private clearClients() {
    for (const clients of Object.values(this.clients)) clients.clear()
  }
}
