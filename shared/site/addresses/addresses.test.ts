import { catalogAddress } from './catalog'
import { compareAddress } from './compare'
import { contactAddress, readEnclosure } from './contact'
import { dealersAddress } from './dealers'
import { designAddress, readDesignCode, withDesignCode } from './design'
import { asksForResult, egressAddress, readEgressFields } from './egress'
import { findBySizeAddress } from './find-by-size'
import { galleryAddress, lineAddress, seriesAddress } from './pages'
import { resourcesAddress } from './resources'
import { readRequestType, serviceRequestAddress } from './service-request'

const queryOf = (address: string) => new URL(address, 'https://example.com').searchParams

it.each([
  [lineAddress('venetian-doors'), '/product/venetian-doors'],
  [seriesAddress('venetian-casement'), '/series/venetian-casement'],
  [
    designAddress('venetian-casement', 'VCA1-28x54-XR'),
    '/series/venetian-casement?design=VCA1-28x54-XR#design',
  ],
  [catalogAddress({ window_series: 'platinum' }), '/catalog?window_series=platinum'],
  [compareAddress([], { differences: true }), '/compare?differences=1'],
  [compareAddress(['a', 'b'], { differences: true }), '/compare?series=a,b&differences=1'],
  [compareAddress(['a', 'b'], { differences: false }), '/compare?series=a,b&differences=0'],
  [
    findBySizeAddress({ width: 35.5, height: 59, for: 'retrofit' }),
    '/find-by-size?width=35.5&height=59&for=retrofit',
  ],
  [galleryAddress('venetian_cantera'), '/gallery/venetian_cantera'],
  [contactAddress({ design: 'VCA1-28x54-XR' }), '/contact-us?design=VCA1-28x54-XR'],
  [contactAddress({ project: undefined }), '/contact-us'],
  [serviceRequestAddress('retrofit'), '/service-request?type=retrofit'],
  [dealersAddress(new URLSearchParams({ q: 'fresno' })), '/find-a-dealer?q=fresno'],
  [
    egressAddress({ series: 'venetian', style: 'casement', width: '35 1/2', height: 59 }, { result: true }),
    '/egress-calculator?window_series=venetian&window_style=casement&frame_width=35+1%2F2&frame_height=59&result=1',
  ],
  [resourcesAddress({ keyword: 'bi-fold-door' }), '/technical-resources?q=bi-fold-door'],
  [resourcesAddress({ kinds: 'egress' }), '/technical-resources?document_type=egress'],
])('writes %s', (address, expected) => {
  expect(address).toBe(expected)
})

it('reads the egress fields that it has written', () => {
  const fields = { series: 'venetian', style: 'casement', width: '35 1/2', height: '59', sill: '44' }
  const query = queryOf(egressAddress(fields, { result: true }))
  expect(readEgressFields(query)).toEqual(fields)
  expect(asksForResult(query)).toBe(true)
})

it('leaves egress fields empty that the address does not name, and cuts long ones', () => {
  const query = new URLSearchParams({ frame_width: ` ${'9'.repeat(16_000)}` })
  expect(readEgressFields(query)).toEqual({
    series: '',
    style: '',
    width: '9'.repeat(39),
    height: '',
    sill: '',
  })
  expect(asksForResult(query)).toBe(false)
})

it('reads the design that it has written, and replaces it', () => {
  const query = queryOf(designAddress('venetian-casement', 'VCA1-28x54-XR'))
  expect(readDesignCode(query)).toBe('VCA1-28x54-XR')
  expect(readDesignCode(withDesignCode(query, 'VCA1-30x54-XR'))).toBe('VCA1-30x54-XR')
  expect(readDesignCode(queryOf(seriesAddress('venetian-casement')))).toBeNull()
})

it.each([
  [contactAddress({ design: 'a' }), { kind: 'design', code: 'a' }],
  [contactAddress({ project: 'b' }), { kind: 'project', code: 'b' }],
  [contactAddress({ design: 'a', project: 'b' }), { kind: 'project', code: 'b' }],
  ['/contact-us', undefined],
])('reads what %s encloses', (address, expected) => {
  expect(readEnclosure(queryOf(address))).toEqual(expected)
})

it('reads the type of service request that it has written', () => {
  expect(readRequestType(queryOf(serviceRequestAddress('retrofit')))).toBe('retrofit')
  expect(readRequestType(queryOf('/service-request'))).toBeNull()
})
