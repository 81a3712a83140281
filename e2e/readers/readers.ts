import { cleanFilename } from '../../mail-service/src/enquiry/filename'
import { sanitize, toText } from '../../mail-service/src/enquiry/sanitize'
import { spamReason } from '../../mail-service/src/enquiry/spam'
import { cleanSubject } from '../../mail-service/src/enquiry/subject'
import { decodeBase64 } from '../../mail-service/src/enquiry/base64'
import { seriesIn } from '../../mfe-browse/src/components/CompareTray/compare-query'
import { filtersIn } from '../../mfe-browse/src/pages/CatalogPage/filters/filter-query'
import { comparedIn } from '../../mfe-browse/src/pages/CatalogPage/compared-query'
import { orderIn } from '../../mfe-browse/src/pages/CatalogPage/results/sort'
import * as findBySize from '../../mfe-browse/src/pages/FindBySizePage/form/size-query'
import { shownIn } from '../../mfe-browse/src/pages/GalleryPage/list/list-query'
import { chosenIn } from '../../mfe-browse/src/pages/GalleryPage/pictures/picture-filters'
import { lengthIn } from '../../mfe-browse/src/pages/ProjectPage/facades/read-length-in'
import { floorsIn } from '../../mfe-browse/src/pages/ProjectPage/facades/read-floors'
import { readScheduleText } from '../../mfe-browse/src/pages/ProjectPage/import/read/read-text'
import { ScheduleFileError } from '../../mfe-browse/src/pages/ProjectPage/import/read/error'
import { readJobLink } from '../../mfe-browse/src/pages/ProjectPage/files/job-file'
import { JobFileError } from '../../mfe-browse/src/pages/ProjectPage/files/job-file-error'
import { sideIn } from '../../mfe-browse/src/pages/ProjectPage/schedule/measure/sizes-draft'
import { sharedCodeIn } from '@virida/shared/site/addresses/project'
import { askedDesign } from '../../mfe-browse/src/pages/SeriesPage/design/design-query'
import { tabIn } from '../../mfe-browse/src/pages/SeriesPage/tab-query'
import { readAside, readStored } from '@virida/shared/products/project/stored-project'
import { createPlaces } from '../../mfe-locator/src/places/create-places'
import { findPlace } from '../../mfe-locator/src/places/find-place'
import places from '../../mfe-locator/src/places/places.json'
import { readQuery } from '../../mfe-locator/src/search/query'
import { readableDay } from '../../mfe-support/src/sending/build-body'
import * as egress from '../../mfe-tools/src/pages/EgressPage/form/query'
import { readDraft } from '../../mfe-tools/src/pages/EgressPage/form/read-draft'
import { findResources, searchIn } from '../../mfe-tools/src/resources/search'
import { resources } from '../../mfe-tools/src/resources/resources'
import { completeHead } from '../../shell/src/head/complete-head'
import { chooseEncoding } from '../../shell/gateway/src/http/encoded'
import { parseJson } from '../../shell/gateway/src/http/parse-json'
import { readReports } from '../../shell/gateway/src/http/read-reports'
import { isFresh } from '../../shell/gateway/src/http/fresh'
import { readBucket } from '../../shell/gateway/src/canaries/bucket'
import { readPageReport } from '../../shell/gateway/src/reports/read-page-report'
import { pathOnSite } from '../../shell/gateway/src/previews/path-on-site'
import { readKnownSheets } from '@virida/shared/platform/contract/known-sheets'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { readWriter } from '@virida/shared/platform/release-commands'
import { noProxies, visitorOf } from '@virida/shared/platform/http/visitor'
import { DimensionError } from '@virida/shared/products/catalogue/dimension'
import { parseInches, readLength } from '@virida/shared/products/catalogue/read-length'
import { findSize, findSizeText, readOrFindSize } from '@virida/shared/products/catalogue/find-size'
import { readCallSize } from '@virida/shared/products/catalogue/read-call-size'
import { readSideLength } from '@virida/shared/products/catalogue/read-side-length'
import { readSize } from '@virida/shared/products/catalogue/read-size'
import { orderNotesIn } from '@virida/shared/products/catalogue/side-order'
import { lineIn, seriesNamedIn, styleIn } from '@virida/shared/products/catalogue/trade-names'
import { numberIn } from '@virida/shared/products/catalogue/written-number'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import { readSide } from '@virida/shared/products/design/code/read-side'
import { readFrameSide, readSill } from '@virida/shared/products/egress/frame-limits'
import { readSchedule } from '@virida/shared/products/egress/schedule'
import { readProject } from '@virida/shared/products/project/project-code'
import { storedDesigns, storedUnits } from '@virida/shared/products/project/stored-units'
import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { noteIn, noteOnLengths, unitIn } from '@virida/shared/products/schedule/heading-unit'
import { firstSideIn, nameIn } from '@virida/shared/products/schedule/headings'
import { loneNumberIn } from '@virida/shared/products/schedule/lone-number'
import { measureIn } from '@virida/shared/products/schedule/measure-heading'
import { quantityIn } from '@virida/shared/products/schedule/read-place'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import { readEnclosure } from '@virida/shared/site/addresses/contact'
import { readDesignCode, readDesignRow } from '@virida/shared/site/addresses/design'
import { readEgressFields } from '@virida/shared/site/addresses/egress'
import { readRequestType } from '@virida/shared/site/addresses/service-request'
import { parseEntry } from '@virida/shared/site/stored-entry'
import { parameters } from './parameters'

type Reader = {
  read: (text: string) => unknown
  /** The only error that the reader may throw. */
  throws?: new (...parts: never[]) => Error
  /** The longest time for 16 KB in milliseconds, where it is not 50. */
  mostMs?: number
}

const fromQuery =
  (read: (query: URLSearchParams) => unknown) =>
  (text: string): unknown => {
    const query = new URLSearchParams(parameters.map((name) => [name, text]))
    for (const part of text.split(/[,;&]/).slice(0, 2000)) query.append('series', part)
    return read(query)
  }

const californian = createPlaces(places)
const spam = { minElapsed: 2000, maxLinks: 3 }

/**
 * Every function that reads text of a visitor, by file and name: parameters and fragments of addresses, headers, form
 * fields, and entries of the browser's storage.
 */
export const readers: Readonly<Record<string, Reader>> = {
  'mail-service/src/enquiry/base64.ts decodeBase64': { read: (text) => decodeBase64(Buffer.from(text)) },
  'mail-service/src/enquiry/filename.ts cleanFilename': { read: (text) => cleanFilename(text, 'jpg') },
  'mail-service/src/enquiry/sanitize.ts sanitize': {
    read: (text) => toText(sanitize(text)),
    // It parses HTML at least twice. Its time grows with the length alone: 64 KB take about twice as long as 16 KB.
    mostMs: 250,
  },
  'mail-service/src/enquiry/spam.ts spamReason': {
    read: (text) => spamReason(text, { elapsed: text, trap: '0' }, spam),
  },
  'mail-service/src/enquiry/subject.ts cleanSubject': { read: cleanSubject },
  'shell/gateway/src/http/parse-json.ts parseJson': { read: parseJson },
  'shell/gateway/src/http/read-reports.ts readReports': {
    read: (text) =>
      readReports(
        'application/csp-report',
        JSON.stringify({
          'csp-report': { 'document-uri': text, 'effective-directive': text, 'blocked-uri': text },
        }),
      ),
  },
  'shell/gateway/src/canaries/bucket.ts readBucket': { read: readBucket },
  'shell/gateway/src/reports/read-page-report.ts readPageReport': { read: readPageReport },
  'shell/gateway/src/previews/path-on-site.ts pathOnSite': {
    read: (text) => pathOnSite(`http://localhost/${text}`),
  },
  'shared/platform/release-commands.ts readWriter': { read: readWriter },
  'shared/platform/http/visitor.ts visitorOf': {
    read: (text) => networksOf(visitorOf({ peer: '127.0.0.1', header: () => text }, noProxies).address),
  },
  'mfe-browse/src/components/CompareTray/compare-query.ts seriesIn': {
    read: fromQuery((query) => seriesIn(query)),
  },
  'mfe-browse/src/pages/CatalogPage/filters/filter-query.ts filtersIn': { read: fromQuery(filtersIn) },
  'mfe-browse/src/pages/CatalogPage/compared-query.ts comparedIn': { read: fromQuery(comparedIn) },
  'mfe-browse/src/pages/CatalogPage/results/sort.ts orderIn': { read: fromQuery(orderIn) },
  'mfe-browse/src/pages/FindBySizePage/form/size-query.ts draftIn': {
    read: fromQuery((query) => findBySize.readDraft(findBySize.draftIn(query))),
  },
  'mfe-browse/src/pages/FindBySizePage/form/size-query.ts asksIn': { read: fromQuery(findBySize.asksIn) },
  'mfe-browse/src/pages/GalleryPage/list/list-query.ts shownIn': { read: fromQuery(shownIn) },
  'mfe-browse/src/pages/GalleryPage/pictures/picture-filters.ts chosenIn': { read: fromQuery(chosenIn) },
  'mfe-browse/src/pages/ProjectPage/import/read/read-text.ts readScheduleText': {
    read: (text) => {
      const heading = 'Mark,Room,Type,Size,Qty,Sill,Egress\n'
      for (const schedule of [text, heading + text, `${heading}"${text}","${text}",${text}`]) {
        const table = readScheduleText(schedule)
        readRows(table, { columns: recognizeColumns(table) })
      }
    },
    throws: ScheduleFileError,
    // It reads three schedules of up to 4,000 rows. Its time grows with the rows alone: 60 ms for 1,000, 260 ms for 4,000.
    mostMs: 400,
  },
  'mfe-browse/src/pages/ProjectPage/files/job-file.ts readJobLink': {
    read: (text) => readJobLink(`https://virida.example/my-project#project=1${text}`),
    throws: JobFileError,
  },
  'mfe-browse/src/pages/ProjectPage/facades/read-floors.ts floorsIn': { read: floorsIn },
  'mfe-browse/src/pages/ProjectPage/facades/read-length-in.ts lengthIn': {
    read: (text) => lengthIn(text, { min: 0, max: 1200 }),
  },
  'mfe-browse/src/pages/ProjectPage/schedule/measure/sizes-draft.ts sideIn': { read: sideIn },
  'shared/site/addresses/project.ts sharedCodeIn': {
    read: (text) => sharedCodeIn(`#project=${text}`),
  },
  'mfe-browse/src/pages/SeriesPage/design/design-query.ts askedDesign': {
    read: (text) => askedDesign(text, 'venetian-casement'),
  },
  'mfe-browse/src/pages/SeriesPage/tab-query.ts tabIn': { read: fromQuery(tabIn) },
  'shared/products/project/stored-project.ts readStored': { read: readStored },
  'shared/products/project/stored-project.ts readAside': { read: readAside },
  'mfe-locator/src/places/find-place.ts findPlace': { read: (text) => findPlace(californian, text) },
  'mfe-locator/src/search/query.ts readQuery': { read: fromQuery(readQuery) },
  'mfe-support/src/sending/build-body.ts readableDay': { read: readableDay },
  'mfe-tools/src/pages/EgressPage/form/query.ts draftIn': {
    read: fromQuery((query) => readDraft(egress.draftIn(query))),
  },
  'mfe-tools/src/resources/search.ts searchIn': {
    read: fromQuery((query) => findResources(resources, searchIn(query))),
  },
  'shared/products/catalogue/read-length.ts parseInches': { read: parseInches, throws: DimensionError },
  'shared/products/catalogue/read-length.ts readLength': {
    read: (text) => readLength(text, { longest: 240 }),
  },
  'shared/products/catalogue/read-call-size.ts readCallSize': { read: readCallSize },
  'shared/products/catalogue/read-side-length.ts readSideLength': { read: (text) => readSideLength(text) },
  'shared/products/catalogue/read-size.ts readSize': { read: (text) => readSize(text) },
  'shared/products/catalogue/written-number.ts numberIn': { read: numberIn },
  'shared/products/catalogue/side-order.ts orderNotesIn': { read: orderNotesIn },
  'shared/products/catalogue/find-size.ts findSize': { read: findSize },
  'shared/products/catalogue/find-size.ts readOrFindSize': { read: (text) => readOrFindSize(text) },
  'shared/products/catalogue/find-size.ts findSizeText': { read: findSizeText },
  'shared/products/catalogue/trade-names.ts styleIn': { read: styleIn },
  'shared/products/catalogue/trade-names.ts lineIn': { read: lineIn },
  'shared/products/catalogue/trade-names.ts seriesNamedIn': { read: (text) => seriesNamedIn(text) },
  'shared/products/schedule/heading-unit.ts unitIn': { read: unitIn },
  'shared/products/schedule/heading-unit.ts noteIn': {
    read: (text) => noteIn(text, noteOnLengths),
  },
  'shared/products/schedule/headings.ts nameIn': { read: nameIn },
  'shared/products/schedule/headings.ts firstSideIn': { read: firstSideIn },
  'shared/products/schedule/lone-number.ts loneNumberIn': { read: loneNumberIn },
  'shared/products/schedule/measure-heading.ts measureIn': { read: measureIn },
  'shared/products/schedule/read-place.ts quantityIn': { read: quantityIn },
  'shared/products/design/code/read-design.ts readDesign': { read: readDesign },
  'shared/products/design/code/read-side.ts readSide': { read: readSide },
  'shared/products/egress/frame-limits.ts readFrameSide': { read: readFrameSide },
  'shared/products/egress/frame-limits.ts readSill': { read: readSill },
  'shared/products/egress/schedule.ts readSchedule': {
    read: (text) => [readSchedule(text), readSchedule(`Bedroom,Platinum,Single Hung,${text},40`)],
  },
  'shared/products/project/stored-units.ts storedUnits': { read: storedUnits },
  'shared/products/project/stored-units.ts storedDesigns': { read: storedDesigns },
  'shared/products/project/project-code.ts readProject': { read: (text) => readProject(`1${text}`) },
  'shared/site/addresses/design.ts readDesignCode': { read: fromQuery(readDesignCode) },
  'shared/site/addresses/design.ts readDesignRow': { read: fromQuery(readDesignRow) },
  'shared/site/addresses/egress.ts readEgressFields': { read: fromQuery(readEgressFields) },
  'shared/site/addresses/contact.ts readEnclosure': { read: fromQuery(readEnclosure) },
  'shared/site/addresses/service-request.ts readRequestType': { read: fromQuery(readRequestType) },
  'shared/site/stored-entry.ts parseEntry': { read: (text) => parseEntry(text, (json) => json) },
  'shared/platform/contract/known-sheets.ts readKnownSheets': { read: readKnownSheets },
  'shell/gateway/src/http/encoded.ts chooseEncoding': { read: chooseEncoding },
  'shell/gateway/src/http/fresh.ts isFresh': { read: (text) => isFresh(text, '"a"') },
  'shell/src/head/complete-head.ts completeHead': {
    read: (text) => completeHead({ title: '', description: '' }, text),
  },
}

/** Functions that are named like readers and whose text comes from our own files or settings. */
export const ownText: readonly string[] = [
  'mail-service/src/outbox/spool/folders.ts idsIn',
  'mail-service/src/outbox/spool/folders.ts readRetryState',
  'mail-service/src/outbox/spool/group-file.ts readGroup',
  'mail-service/src/outbox/spool/record.ts readSpamReason',
  'mail-service/src/scan/clamd.ts parseClamdAddress',
]
