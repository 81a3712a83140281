import { pictureIds } from '../../shared/catalogue/picture-ids'
import { readOrders } from './descriptions'

const orders = readOrders()
const named = new Set(orders.filter(({ app }) => app === 'mfe-browse').map(({ name }) => name))

/** Cards exist as cut-outs of their own name, menu pictures belong to the shell. */
const described = pictureIds().filter((id) => !/\/card(-double)?$|^menu\//.test(id))

it.each(described)('describes a scene for %s', (id) => {
  expect(named).toContain(id.replaceAll('/', '-'))
})

it('shows retrofit windows with the fin that laps over the wall', () => {
  const retrofit = orders.filter(({ name, scene }) => /-retrofit-\d+$/.test(name) && scene.kind === 'closeup')
  expect(retrofit.length).toBeGreaterThan(0)
  for (const { name, scene } of retrofit) {
    expect({ name, fin: (scene.unit as { flush_fin?: boolean }).flush_fin }).toEqual({ name, fin: true })
  }
})

it('shows no two pictures of one scene in a gallery', () => {
  const galleries = orders.filter(({ set }) => set.startsWith('gallery-'))
  expect(new Set(galleries.map(({ scene }) => JSON.stringify(scene))).size).toBe(galleries.length)
})
