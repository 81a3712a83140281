import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import {
  sectionTablesAddress,
  type SectionRelease,
  type SectionTable,
} from '@virida/shared/platform/contract/composition'
import { chooseEncoding, Encoded } from '../http/encoded'
import { cacheForever } from './assets'

/** Tables that are kept in memory. Those of earlier revisions are made again from the registry. */
const keptTables = 20

/** Time in ms for which a wrong name does not make the table of its revision again. */
const againInterval = 10 * 60_000

type Table = SectionTable & { body: Encoded }

/**
 * The tables of all sections, one for each revision of the registry. A document names the address of its table, and a
 * browser loads it for pages of other sections, so documents do not grow with the number of sections. The content of an
 * address never changes: open tabs go on with the releases of their document.
 */
export class SectionTables {
  readonly #tables = new LRUCache<string, Table>({ max: keptTables })
  /** Names of the tables that were made from the history, by revision. */
  readonly #madeAgain = new LRUCache<number, string>({ max: 10_000, ttl: againInterval })

  /** @param sectionsOf Sections of an earlier revision, if the registry still has it. */
  constructor(readonly sectionsOf: (revision: number) => readonly SectionRelease[] | undefined) {}

  add(revision: number, sections: readonly SectionRelease[]): SectionTable {
    const text = JSON.stringify(sections)
    const hash = createHash('sha256').update(text)
    const name = `${revision}-${hash.copy().digest('hex').slice(0, 16)}.json`
    const known = this.#tables.get(name)
    if (known) return known
    const table = {
      address: `${sectionTablesAddress}/${name}`,
      integrity: `sha256-${hash.digest('base64')}`,
      body: new Encoded([Buffer.from(text)]),
    }
    this.#tables.set(name, table)
    return table
  }

  /**
   * Finds a table by its file name. A gateway that was started again makes it from the registry's history. This keeps
   * the gateway busy, so wrong names make it once for each revision.
   */
  find(name: string): Table | undefined {
    const known = this.#tables.get(name)
    if (known) return known
    const number = /^(\d{1,9})-[\da-f]{16}\.json$/.exec(name)?.[1]
    const revision = Number(number)
    if (number === undefined || (this.#madeAgain.get(revision) ?? name) !== name) return undefined
    const sections = this.sectionsOf(revision)
    if (!sections) return undefined
    const { address } = this.add(revision, sections)
    this.#madeAgain.set(revision, address.slice(sectionTablesAddress.length + 1))
    return this.#tables.get(name)
  }
}

/** Serves the tables. An unknown table answers 404; the browser then loads other pages as documents. */
export function sectionTableFiles(tables: SectionTables): Hono {
  return new Hono().get('/:name', async (c) => {
    const table = tables.find(c.req.param('name'))
    if (!table) return c.notFound()
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    return c.body(await table.body.as(encoding), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': cacheForever,
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
  })
}
