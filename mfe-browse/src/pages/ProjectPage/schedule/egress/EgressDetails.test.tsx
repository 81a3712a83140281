import { usualDesign } from '@virida/shared/products/design/usual-design'
import { describeCode } from '@virida/shared/products/project/describe-window'
import { egressOfRow } from '@virida/shared/products/project/row-egress'
import { inches } from '@virida/shared/products/catalogue/dimension'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EgressDetails } from './EgressDetails'

/** A sleeping room's window that is too small. */
async function show(onMend = jest.fn()) {
  const design = { ...usualDesign('platinum-single-hung'), width: inches(36), height: inches(48) }
  const made = await describeCode(designCode(design))
  const egress = egressOfRow({ made, sleeping: true })
  if (egress.state !== 'fails') throw new Error(`A window that fails is expected, not: ${egress.state}`)
  render(<EgressDetails egress={egress} design={design} row="row 2, Bedroom" onMend={onMend} />)
  await userEvent.click(screen.getByText(/^Margins and changes/))
  return onMend
}

it('names the row in each button that changes it, after the visible words', async () => {
  const onMend = await show()
  const buttons = await screen.findAllByRole('button')
  expect(buttons.length).toBeGreaterThan(1)
  for (const button of buttons)
    expect(button).toHaveAccessibleName(/^(?:Make it .+|Use .+ in this size) for row 2, Bedroom$/)
  await userEvent.click(buttons[0] as HTMLElement)
  expect(onMend).toHaveBeenCalledTimes(1)
})
