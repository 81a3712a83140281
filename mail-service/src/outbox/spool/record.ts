import { createHash, type Hash } from 'node:crypto'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'

/**
 * One enquiry as bytes: magic, length of the header, header (JSON), attachments, END mark, SHA-256 of all before
 * it. A file that a crash cut short has no END; a file in which one bit changed has another hash.
 */
const magic = Buffer.from('VMAIL1\n')
const end = Buffer.from('END!')
const hashBytes = 32

export class CorruptRecordError extends Error {
  override name = 'CorruptRecordError'
  readonly code = 'corrupt_record'
}

type Header = Omit<StoredEnquiry, 'attachments'> & {
  attachments: { name: string; type: string; size: number }[]
}

/** The parts to write one after the other; attachments are not copied. */
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
  // Small ones travel in one write.
  return attachments.length ? [...parts, trailer] : [Buffer.concat([...parts, trailer])]
}

/** @throws CorruptRecordError when these are not exactly the bytes that were written. */
export function decodeRecord(bytes: Buffer): StoredEnquiry {
  const trailer = bytes.length - end.length - hashBytes
  if (trailer < magic.length + 4 || !bytes.subarray(trailer, trailer + end.length).equals(end))
    throw new CorruptRecordError('Reading a stored enquiry: it has no end')
  if (!hashOf([bytes.subarray(0, trailer)]).equals(bytes.subarray(trailer + end.length)))
    throw new CorruptRecordError('Reading a stored enquiry: its hash is another')
  const headerEnd = magic.length + 4 + bytes.readUInt32BE(magic.length)
  const header = JSON.parse(bytes.toString('utf8', magic.length + 4, headerEnd)) as Header
  let at = headerEnd
  const attachments = header.attachments.map(({ name, type, size }) => {
    at += size
    return { name, type, bytes: bytes.subarray(at - size, at) }
  })
  return { ...header, attachments }
}

function hashOf(parts: Buffer[]): Buffer {
  return parts.reduce<Hash>((hash, part) => hash.update(part), createHash('sha256')).digest()
}
