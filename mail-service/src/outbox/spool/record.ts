import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'

/**
 * The file format of an enquiry: magic bytes, length of the header, header (JSON), attachments, end mark, SHA-256 of
 * everything before the end mark. A file that was cut short has no end mark; a file in which a bit changed has another
 * hash.
 */
const magic = Buffer.from('VMAIL1\n')
const end = Buffer.from('END!')
const hashBytes = 32
/** Larger than any header: it contains the body as HTML and as text, 64 KB each before JSON escapes them. */
const maxHeaderBytes = 1024 * 1024

export class CorruptRecordError extends Error {
  override name = 'CorruptRecordError'
  readonly code = 'corrupt_record'
}

type Header = Omit<StoredEnquiry, 'attachments'> & {
  /** The name of `spam` in older files. */
  quarantined?: StoredEnquiry['spam']
  attachments: { name: string; type: string; size: number }[]
}

/** @returns The parts of the file in order. Attachments are not copied. */
export function encodeRecord(enquiry: StoredEnquiry): Buffer[] {
  const { attachments, ...rest } = enquiry
  const header: Header = {
    ...rest,
    attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  const parts = [magic, length, json, ...attachments.map(({ bytes }) => bytes)]
  const trailer = Buffer.concat([end, hashOf(parts)])
  // Without attachments, one buffer needs only one write.
  return attachments.length ? [...parts, trailer] : [Buffer.concat([...parts, trailer])]
}

/** @throws CorruptRecordError when the bytes are not exactly what was written. */
export function decodeRecord(bytes: Buffer): StoredEnquiry {
  const trailer = bytes.length - end.length - hashBytes
  if (trailer < magic.length + 4 || !bytes.subarray(trailer, trailer + end.length).equals(end))
    throw new CorruptRecordError('Reading a stored enquiry: the end mark is missing')
  if (!hashOf([bytes.subarray(0, trailer)]).equals(bytes.subarray(trailer + end.length)))
    throw new CorruptRecordError('Reading a stored enquiry: the hash does not match')
  const headerEnd = magic.length + 4 + bytes.readUInt32BE(magic.length)
  const header = JSON.parse(bytes.toString('utf8', magic.length + 4, headerEnd)) as Header
  let at = headerEnd
  const attachments = header.attachments.map(({ name, type, size }) => {
    at += size
    return { name, type, bytes: bytes.subarray(at - size, at) }
  })
  const { quarantined, ...rest } = header
  return { ...rest, attachments, ...(quarantined ? { spam: quarantined } : {}) }
}

/**
 * Splits records without attachments that were written one after the other. A damaged record reaches to the start of the
 * next one. JSON contains no line breaks, so the magic bytes are only at the start of a record.
 */
export function splitRecords(bytes: Buffer): Buffer[] {
  const records: Buffer[] = []
  let at = 0
  do {
    const next = endOfRecord(bytes, at)
    records.push(bytes.subarray(at, next))
    at = next
  } while (at < bytes.length)
  return records
}

function endOfRecord(bytes: Buffer, at: number): number {
  const headerAt = at + magic.length + 4
  if (headerAt <= bytes.length && bytes.subarray(at, headerAt - 4).equals(magic)) {
    const trailer = headerAt + bytes.readUInt32BE(headerAt - 4)
    if (bytes.subarray(trailer, trailer + end.length).equals(end)) return trailer + end.length + hashBytes
  }
  const next = bytes.indexOf(magic, at + 1)
  return next < 0 ? bytes.length : next
}

/**
 * Reads the sign of spam of a stored enquiry from the header of its file.
 * @returns undefined if there is none or the file is damaged.
 */
export async function readSpamReason(path: string): Promise<StoredEnquiry['spam']> {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(magic.length + 4)
    await file.read(start, 0, start.length, 0)
    const json = Buffer.alloc(Math.min(start.readUInt32BE(magic.length), maxHeaderBytes))
    await file.read(json, 0, json.length, start.length)
    const { spam, quarantined } = JSON.parse(json.toString('utf8')) as Header
    return spam ?? quarantined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  } finally {
    await file.close()
  }
}

function hashOf(parts: Buffer[]): Buffer {
  return parts.reduce<Hash>((hash, part) => hash.update(part), createHash('sha256')).digest()
}
