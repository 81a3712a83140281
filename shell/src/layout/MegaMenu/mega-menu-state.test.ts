import { closedMegaMenu, megaMenu, type MegaMenuAction, type MegaMenuState } from './mega-menu-state'

const after = (...actions: MegaMenuAction[]): MegaMenuState => actions.reduce(megaMenu, closedMegaMenu)
const press = (header: 'windows' | 'doors' | 'for_pros'): MegaMenuAction => ({ type: 'press', header })

it('opens windows on operating styles', () => {
  expect(after(press('windows'))).toEqual({
    open: true,
    header: 'windows',
    browse: 'operating_styles',
    switched: false,
  })
})

it('opens doors on operating styles', () => {
  expect(after(press('doors'))).toMatchObject({ open: true, header: 'doors', browse: 'operating_styles' })
})

it('opens for pros on the pro tools', () => {
  expect(after(press('for_pros'))).toMatchObject({ open: true, header: 'for_pros', browse: 'for_pros' })
})

it('closes when the open item is pressed again', () => {
  expect(after(press('windows'), press('windows')).open).toBe(false)
})

it('switches from windows to doors without closing', () => {
  expect(after(press('windows'), press('doors'))).toMatchObject({
    open: true,
    header: 'doors',
    switched: true,
  })
})

it('browses windows by series', () => {
  expect(after(press('windows'), { type: 'browse', browse: 'series' })).toMatchObject({
    header: 'windows',
    browse: 'series',
  })
})

it('keeps what it shows while it closes', () => {
  expect(after(press('windows'), { type: 'browse', browse: 'series' }, { type: 'close' })).toMatchObject({
    open: false,
    header: 'windows',
    browse: 'series',
  })
})

it('opens on operating styles again after it was closed on series', () => {
  const reopened = after(
    press('windows'),
    { type: 'browse', browse: 'series' },
    { type: 'close' },
    press('windows'),
  )
  expect(reopened.browse).toBe('operating_styles')
})

it('animates its height again after a switch and a close', () => {
  expect(after(press('windows'), press('doors'), { type: 'close' }, press('doors')).switched).toBe(false)
})

it('keeps the same state when it is already closed', () => {
  expect(megaMenu(closedMegaMenu, { type: 'close' })).toBe(closedMegaMenu)
})
