import { type OptionPath, isRecord } from '#blocks/page/options/option-tree.ts'
import { type FormNode, nodeAt } from './form-schema.ts'
import { getIn } from './option-path.ts'

/** Words about a picture or drawn on it. */
const ABOUT_A_PICTURE: readonly FormNode['control'][] = ['text', 'textarea', 'richText', 'link', 'hotAreas']

/** Every object of a sample that is where `path` leads, whatever its place in lists. */
function objectsAt(value: unknown, path: OptionPath): readonly unknown[] {
  const [head, ...rest] = path
  if (head === undefined) return [value]
  if (typeof head === 'number')
    return Array.isArray(value) ? value.flatMap(item => objectsAt(item, rest)) : []
  return isRecord(value) ? objectsAt(value[head], rest) : []
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The options beside a picture that still are what a sample of the block says of that very picture: its title, alternative
 * text, link and clickable areas. They mean nothing for another picture; what an operator wrote is not among them, but for its focal
 * point, which belongs to the picture alone.
 *
 * @param options as the draft holds them
 * @param path of the picture
 */
export function sampleWordsBeside(
  form: FormNode,
  samples: readonly unknown[],
  options: unknown,
  path: OptionPath,
): readonly OptionPath[] {
  const [place, name] = [path.slice(0, -1), path.at(-1)]
  const present = getIn(options, place)
  if (name === undefined || !isRecord(present)) return []
  const ofPicture = samples
    .flatMap(sample => objectsAt(sample, place))
    .filter(isRecord)
    .filter(sample => sample[name] === present[name])
  return Object.entries(nodeAt(form, place)?.properties ?? {})
    .filter(([option]) => option !== name && present[option] !== undefined)
    .filter(
      ([option, { control, hints }]) =>
        (control === 'focalPoint' && hints.itemImage === name) ||
        (ABOUT_A_PICTURE.includes(control) &&
          ofPicture.some(sample => isSame(sample[option], present[option]))),
    )
    .map(([option]) => [...place, option])
}
