import { inches } from '@virida/shared/products/catalogue/dimension'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { draftOf, sizesIn, withFrame, withKind, withOpening } from './sizes-draft'

const design = { ...usualDesign('platinum-single-hung'), width: inches(36), height: inches(60) }
const retrofit = { ...design, frame: 'retrofit' as const }

it('fills the opening from the frame and its type', () => {
  expect(draftOf(retrofit, undefined).opening).toEqual({ width: '36 1/4', height: '60 1/4' })
  expect(draftOf(design, undefined).opening).toEqual({ width: '', height: '' })
  expect(withKind(draftOf(design, undefined), 'nail_on_3_coat').opening).toEqual({
    width: '36 1/2',
    height: '60 1/2',
  })
})

it('fills the frame from a measured opening, side by side', () => {
  const draft = withOpening(draftOf(retrofit, undefined), 'width', '35 1/2')
  expect(draft.frame).toEqual({ width: '35 1/4', height: '60' })
  expect(withKind(withOpening(draft, 'height', '59'), 'block').frame).toEqual({
    width: '35',
    height: '58 1/2',
  })
})

it('keeps a measured opening when the frame is changed', () => {
  const opening = { width: inches(36), height: inches(60) }
  const draft = withFrame(draftOf(retrofit, opening), 'width', '35 1/8')
  expect(sizesIn(draft)).toEqual({ frame: { width: inches(35.125), height: inches(60) }, opening })
})

it('stores an opening only if both of its sides were entered', () => {
  const draft = draftOf(retrofit, undefined)
  expect(sizesIn(draft)).toEqual({ frame: { width: inches(36), height: inches(60) } })
  const wide = withOpening(draft, 'width', '36 1/4')
  expect(sizesIn(wide)).toBeUndefined()
  expect(sizesIn(withOpening(wide, 'height', '60 1/4'))).toHaveProperty('opening')
  expect(sizesIn(withOpening(wide, 'width', ''))).not.toHaveProperty('opening')
})

it('fills a side of the opening from the frame while only the other side is measured', () => {
  const wide = withOpening(draftOf(retrofit, undefined), 'width', '36')
  expect(withFrame(wide, 'height', '50').opening).toEqual({ width: '36', height: '50 1/4' })
  expect(withKind(wide, undefined).opening).toEqual({ width: '36', height: '' })
})

it('gives no sizes while a text cannot be read, and takes an empty opening', () => {
  const draft = draftOf(design, undefined)
  expect(sizesIn(draft)).toEqual({ frame: { width: inches(36), height: inches(60) } })
  expect(sizesIn(withFrame(draft, 'width', 'wide'))).toBeUndefined()
  expect(sizesIn(withOpening(draft, 'width', '36'))).toBeUndefined()
  expect(sizesIn(withOpening(draft, 'width', '9999'))).toBeUndefined()
})
