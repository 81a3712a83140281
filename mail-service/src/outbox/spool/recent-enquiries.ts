import type { StoredEnquiry } from '../../enquiry/stored-enquiry'

/** Bytes of enquiries that are kept in memory. */
const maxBytes = 4 * 1024 * 1024

/**
 * A cache of enquiries that were just written, so that the first delivery does not read the file again. The files are the
 * source of truth.
 */
export class RecentEnquiries {
  private readonly enquiries = new Map<string, { enquiry: StoredEnquiry; bytes: number }>()
  private total = 0

  /** Does nothing when the cache is full. */
  add(enquiry: StoredEnquiry, bytes: number) {
    if (this.total + bytes > maxBytes) return
    this.enquiries.set(enquiry.id, { enquiry, bytes })
    this.total += bytes
  }

  /** Returns an enquiry and removes it from the cache. */
  take(id: string): StoredEnquiry | undefined {
    const found = this.enquiries.get(id)
    if (!found) return undefined
    this.enquiries.delete(id)
    this.total -= found.bytes
    return found.enquiry
  }
}
