import type { StoredEnquiry } from '../enquiry/stored-enquiry'

/**
 * Where accepted enquiries live until they are delivered. Two adapters stand behind it, one suite tests both
 * (`contract.ts`): the file spool and PostgreSQL.
 *
 * The promise: once `accept` has resolved, no crash of this process loses the enquiry. Each is delivered at least
 * once; whoever delivers must therefore make repetitions recognisable.
 */
export interface Outbox {
  /** Stores durably, or recognises a repetition by its identity. @throws StorageError when it cannot; nothing of the enquiry remains then. */
  accept(enquiry: StoredEnquiry): Promise<Acceptance>
  /** Begins to hand out waiting enquiries. One worker at a time. */
  work(deliver: Deliver, options: WorkOptions): Promise<Worker>
  /** Newest first. */
  list(state: State, page: { limit: number; offset: number }): Promise<Listing>
  read(id: string): Promise<{ state: State; enquiry: StoredEnquiry; progress: Progress } | undefined>
  /** Makes an enquiry of any state due now, with a fresh count of tries. Recipients that have it are kept. */
  requeue(id: string): Promise<boolean>
  /** Destroys the content. A receipt remains. */
  erase(id: string): Promise<boolean>
  stats(): Promise<Stats>
  /** Proves that it could store now. @throws StorageError */
  check(): Promise<void>
  /** Forgets receipts older than this many milliseconds, and what else is stale. */
  tidy(keepReceipts: number): Promise<void>
  close(): Promise<void>
}

export type Acceptance = { id: string; duplicate: boolean }

/** `corrupt`: its stored bytes are damaged. It is kept for a person, never delivered. */
export type State = 'waiting' | 'dead' | 'quarantined' | 'corrupt'
export const states = ['waiting', 'dead', 'quarantined', 'corrupt'] as const satisfies readonly State[]

/** What is known of the tries so far. */
export type Progress = {
  /** Tries that failed because of this message; faults of the relay do not count. */
  attempts: number
  /** Recipients who have it already. */
  done: string[]
  /** Reply code or error code of the last failure. Never a reply's text: servers quote addresses in it. */
  error?: string
}

/** One entry of a list, without personal data. */
export type Entry = Progress & {
  id: string
  acceptedAt: number
  bytes: number
  /** Milliseconds since the epoch, of waiting ones. */
  dueAt?: number
  reason?: string
}

export type Listing = { total: number; entries: Entry[] }

export type Stats = { count: Record<State, number>; oldestWaiting?: number; freeBytes?: number }

export type Deliver = (enquiry: StoredEnquiry, progress: Progress) => Promise<Outcome>

export type Outcome =
  | { kind: 'delivered'; reply: string }
  /** This message failed for now. `after` in milliseconds. */
  | { kind: 'retry'; after: number; error: string; done: string[] }
  /** This message is refused for good: it waits for a person. */
  | { kind: 'dead'; error: string; done: string[] }
  /** The relay is at fault: the whole queue rests for `after` milliseconds, the try does not count. */
  | { kind: 'hold'; after: number; error: string; done: string[] }

export type WorkOptions = {
  /** Deliveries at the same time. */
  concurrency: number
  /** Told what went wrong in the store itself; the worker goes on. */
  onFault: (fault: 'corrupt' | 'storage', detail: { id?: string; error?: unknown }) => void
}

export type Worker = {
  /** Hands out nothing more and resolves when the running deliveries have been settled. */
  stop(): Promise<void>
}

/** Why the store refused. `full` passes when someone makes room; `fault` is anything else. */
export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly code: 'full' | 'fault',
    attempted: string,
    cause?: unknown,
  ) {
    super(`${attempted}: ${code === 'full' ? 'no room left' : 'the store failed'}`, { cause })
  }
}

/** A second process tried to own what belongs to one. */
export class OutboxInUseError extends Error {
  override name = 'OutboxInUseError'
  readonly code = 'outbox_in_use'
}
