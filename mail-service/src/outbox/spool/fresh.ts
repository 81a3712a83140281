import type { StoredEnquiry } from '../../enquiry/stored-enquiry'

/** Bytes of enquiries that are kept beside their files. */
const mostBytes = 4 * 1024 * 1024

/**
 * Enquiries that were written a moment ago, so that delivering them need not read them back. Small ones only, and
 * only as many as fit: the files are the truth, this is a short cut.
 */
export class Fresh {
  private readonly kept = new Map<string, { enquiry: StoredEnquiry; bytes: number }>()
  private total = 0

  add(enquiry: StoredEnquiry, bytes: number) {
    if (this.total + bytes > mostBytes) return
    this.kept.set(enquiry.id, { enquiry, bytes })
    this.total += bytes
  }

  take(id: string): StoredEnquiry | undefined {
    const found = this.kept.get(id)
    if (!found) return undefined
    this.kept.delete(id)
    this.total -= found.bytes
    return found.enquiry
  }
}
