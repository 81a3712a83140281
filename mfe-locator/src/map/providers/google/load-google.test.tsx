import { loadGoogle } from './load-google'

const scripts = () => [...document.head.querySelectorAll('script')]

it('requests the script once while it is loading, and again after it has failed', async () => {
  const first = loadGoogle('key')
  expect(loadGoogle('key')).toBe(first)
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]?.src).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?key=key&/)
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toMatchObject({ code: 'MAP_SCRIPT_FAILED' })
  expect(scripts()).toHaveLength(0)

  const second = loadGoogle('key')
  expect(scripts()).toHaveLength(1)
  window.onGoogleMaps?.()
  await expect(second).resolves.toBeUndefined()
  await loadGoogle('key')
  expect(scripts()).toHaveLength(1)
})
