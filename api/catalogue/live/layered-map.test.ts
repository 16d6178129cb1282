import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layeredMap, layerSize } from './layered-map.ts'

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const layer = fc.array(fc.tuple(key, fc.option(fc.nat(), { nil: undefined })), { maxLength: 5 })
const sorted = (map: ReadonlyMap<string, number>) =>
  new Map([...map].toSorted(([one], [other]) => (one < other ? -1 : 1)))

test('a map under any layers reads as a copy with the changes made in it, in the order of its keys', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key), fc.array(layer, { maxLength: 4 }), (keys, layers) => {
      const plain = sorted(new Map(keys.map((name, at) => [name, at])))
      let map: ReadonlyMap<string, number> = new Map(plain)
      for (const changes of layers) {
        map = layeredMap(map, new Map(changes), { isSorted: true })
        for (const [name, value] of changes)
          if (value === undefined) plain.delete(name)
          else plain.set(name, value)
      }
      const wanted = [...sorted(plain)]
      expect([...map]).toEqual(wanted)
      expect([...map.values()]).toEqual(wanted.map(([, value]) => value))
      expect([...map.keys()]).toEqual(wanted.map(([name]) => name))
      expect(map.size).toBe(wanted.length)
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
        expect(map.get(name)).toBe(plain.get(name))
        expect(map.has(name)).toBe(plain.has(name))
      }
      expect(layerSize(map)).toBe(new Set(layers.flat().map(([name]) => name)).size)
    }),
  )
})
