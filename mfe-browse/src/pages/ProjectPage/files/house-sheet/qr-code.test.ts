import { describeWindows } from '@virida/shared/products/project/describe-window'
import { projectCode, readProject } from '@virida/shared/products/project/project-code'
import { readQrCode } from '@virida/shared/platform/testing/read-qr-code'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { houseSheet } from './house-sheet'
import { longestQrLink } from './qr-code'

jest.setTimeout(120_000)

const day = new Date('2026-11-22T12:00:00Z')

const project = {
  name: 'Hillside',
  windows: ['PSH1-36x60', 'VCA1-28x54-XR-BK', 'MSD1-144x96-OXXO'].map((design, at) => ({
    ...{ design, room: `Bedroom ${at + 1}`, quantity: at + 1, notes: 'Above the "sink" & the tub' },
  })),
}

async function sheetWith(link: string) {
  const job = { name: project.name, windows: await describeWindows(project), link }
  const parts = await houseSheet(job, { size: 'letter', day, fonts: documentFonts() })
  return Buffer.concat(parts)
}

it('prints a QR code that leads to exactly the job', async () => {
  const link = `https://virida.example/my-project#project=${await projectCode(project)}`
  const read = readQrCode(await sheetWith(link))
  expect(read).toBe(link)
  expect(await readProject(new URL(read).hash.slice('#project='.length))).toEqual(project)
})

it('prints a QR code of the longest link that can be read', async () => {
  const start = 'https://virida.example/my-project#project='
  const link = start + 'aZ09-_'.repeat(longestQrLink).slice(start.length, longestQrLink)
  expect(link).toHaveLength(longestQrLink)
  expect(readQrCode(await sheetWith(link))).toBe(link)
})
