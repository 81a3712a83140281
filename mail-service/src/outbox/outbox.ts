import type { AcceptEnquiry, StoredEnquiry } from '../enquiry/stored-enquiry'

/**
 * Stores accepted enquiries until they are delivered. There are two implementations, the file spool and PostgreSQL, and
 * one test suite for both (`cases/outbox-*.test.ts`).
 *
 * The guarantee: once `accept` has resolved, no crash of this process loses the enquiry. Each enquiry is delivered at
 * least once, so every copy must have the same Message-ID.
 */
export interface Outbox {
  /** @throws StorageError when the enquiry cannot be stored. Nothing of it remains in the store then. */
  accept: AcceptEnquiry
  /** Starts delivering waiting enquiries. An outbox has one worker at a time. */
  work(deliver: Deliver, options: WorkOptions): Promise<Worker>
  /** Lists enquiries, newest first. */
  list(state: State, page: { limit: number; offset: number }): Promise<Listing>
  read(id: string): Promise<{ state: State; enquiry: StoredEnquiry; progress: Progress } | undefined>
  /** Makes an enquiry due now and resets its attempts. Recipients that already have it do not get it again. */
  requeue(id: string): Promise<boolean>
  /**
   * Makes waiting enquiries due now whose last attempt has failed. After a fault of the relay that attempt no longer counts.
   * Otherwise they get one more attempt, which changes nothing when it fails: it does not count, and the next one comes at the
   * time that was planned before. There is none if the relay may have the mail (`notSentPattern`), because it may be a copy.
   */
  hasten(recovery: Recovery): Promise<void>
  /** Deletes the content of an enquiry. A receipt remains. */
  erase(id: string): Promise<boolean>
  stats(): Promise<Stats>
  /** Tests whether the store can be written to. @throws StorageError */
  check(): Promise<void>
  /** Deletes receipts older than this many milliseconds, and other expired data. */
  tidy(keepReceipts: number): Promise<void>
  close(): Promise<void>
}

/** `corrupt`: the stored bytes are damaged. The file is kept for a person and never delivered. */
export type State = 'waiting' | 'dead' | 'quarantined' | 'corrupt'
export const states = ['waiting', 'dead', 'quarantined', 'corrupt'] as const satisfies readonly State[]

/**
 * Which enquiries are tried again because the relay works again.
 * - `fault`: all. The relay was at fault before.
 * - `all`: all. Some have failed before, and the relay has accepted one of them.
 * - `some`: a few. Some have failed before, and the relay accepts others.
 */
export type Recovery = 'fault' | 'all' | 'some'

/** The end of the error of an attempt whose connection broke before the text was sent, or before its end. */
export const unsent = { none: 'before DATA', part: 'in DATA' }

/** What the error of an attempt contains after which the relay cannot have the mail: a reply code, or one of `unsent`. */
export const notSentPattern = new RegExp(String.raw`\d{3}|(?:${Object.values(unsent).join('|')})$`)

/** The number of enquiries that `some` means. */
export const mostOfSome = 20

/** The delivery attempts so far. */
export type Progress = {
  /** Attempts that failed because of this message. Faults of the relay do not count. */
  attempts: number
  /** Recipients who already have the mail. */
  done: string[]
  /**
   * The SMTP command and the reply code of the last failure, or an error code. Never the text of a reply, because
   * servers quote addresses in it.
   */
  error?: string
  /** The attempt comes besides the planned one, so it must change nothing when it fails. */
  isExtra?: true
}

/** One row of a list. Contains no personal data. */
export type Entry = Progress & {
  id: string
  acceptedAt: number
  bytes: number
  /** Time of the next attempt in milliseconds since the epoch, for waiting enquiries. */
  dueAt?: number
  reason?: string
}

export type Listing = { total: number; entries: Entry[] }

/** Bytes that the smallest enquiry takes on a disk. */
export const leastStored = 4096

/** The clocks of several machines may differ by this much, in ms. */
export const clockTolerance = 60_000

export type Stats = {
  count: Record<State, number>
  /** Bytes of all enquiries in quarantine on the disk. */
  quarantinedBytes: number
  oldestWaiting?: number
  /** Waiting enquiries that were accepted while the clock was ahead: their time is more than `clockTolerance` later than now. */
  aheadOfClock: number
  freeBytes?: number
}

export type Deliver = (enquiry: StoredEnquiry, progress: Progress) => Promise<Outcome>

export type Outcome =
  | { kind: 'delivered'; reply: string }
  /** The message failed for now. It is tried again `after` milliseconds. */
  | { kind: 'retry'; after: number; error: string; done: string[] }
  /** The message was refused permanently. It waits for a person. */
  | { kind: 'dead'; error: string; done: string[] }
  /**
   * The relay is at fault. The whole queue pauses for `after` milliseconds; the attempt does not count. After the pause,
   * enquiries that were not tried now come before the one that was, and keep the error that they had.
   */
  | { kind: 'hold'; after: number; error: string; done: string[]; isUntried?: true }

export type WorkOptions = {
  /** Number of deliveries at the same time. One client does not use all of them. */
  concurrency: number
  /** Called when the store itself fails. The worker continues. */
  onFault: (fault: 'corrupt' | 'storage', detail: { id?: string; error?: unknown }) => void
}

export type Worker = {
  /** Starts no more deliveries. Resolves when the outcomes of the running deliveries are stored. */
  stop(): Promise<void>
}
