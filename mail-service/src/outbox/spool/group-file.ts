import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { acceptedAtOf, idPattern, newId } from '../../enquiry/identity'
import { splitRecords } from './record'

type Place = { at: number; length: number }

/**
 * A file with several waiting enquiries that were stored at the same time, so that they share one flush of the disk. It
 * consists of their records one after the other.
 */
export type GroupFile = {
  path: string
  /** The enquiries that are only in this file, with the places of their records. */
  members: Map<string, Place>
}

export type MemberRecord = { id: string; record: Buffer }

export function groupFile(path: string, records: readonly MemberRecord[]): GroupFile {
  const members = new Map<string, Place>()
  let at = 0
  for (const { id, record } of records) {
    members.set(id, { at, length: record.length })
    at += record.length
  }
  return { path, members }
}

/**
 * Reads a group file that an earlier process left. A damaged record is a member too, so that reading it fails.
 * @param groupId The id in the name of the file.
 */
export async function readGroup(path: string, groupId: string): Promise<GroupFile> {
  const records = splitRecords(await readFile(path))
  return groupFile(
    path,
    records.map((record) => ({ id: idIn(record) ?? replacementId(record, groupId), record })),
  )
}

/** Reads the record of a member. */
export async function readMember({ path }: GroupFile, { at, length }: Place): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function idIn(record: Buffer): string | undefined {
  const id = /"id":"([^"]{43})"/.exec(record.toString('latin1', 0, 200))?.[1]
  return id !== undefined && idPattern.test(id) ? id : undefined
}

/** An id for a record that is damaged so badly that it does not contain its own. */
function replacementId(record: Buffer, groupId: string) {
  return newId(`c${createHash('sha256').update(record).digest('hex')}`, acceptedAtOf(groupId))
}
