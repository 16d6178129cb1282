import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { IChangeEvent } from '@rjsf/core'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type formOf, setOption } from './form/form-schema.ts'
import { getIn, parsePathKey, pathKey } from './form/option-path.ts'
import { sampleWordsBeside } from './form/sample-words.ts'
import type { createGestures } from './gestures.ts'

type Options = Readonly<Record<string, unknown>>

interface Given {
  readonly block: AnyBlock
  readonly form: ReturnType<typeof formOf>
  readonly options: Options
  readonly gestures: ReturnType<typeof createGestures>
  readonly onChange: (next: Record<string, unknown>, gesture: string) => void
  readonly onItem?: ((path: string) => void) | undefined
  readonly itemIds?: ((path: OptionPath) => readonly string[] | undefined) | undefined
}

/** Ids of rjsf: `option.items.1`. */
export const ROOT = 'option'
export const SEPARATOR = '.'

/** Changes of a block's options. `ways` stays the same while the block does. */
export function useEdits({ block, form, options, gestures, onChange, onItem, itemIds }: Given) {
  // Base of the next change: several changes may come before the editor returns the first one.
  const current = useRef(options)
  const latest = useRef({ onChange, onItem, itemIds })
  useLayoutEffect(() => {
    current.current = options
    latest.current = { onChange, onItem, itemIds }
  }, [options, onChange, onItem, itemIds])

  return useMemo(() => {
    const save = (next: unknown, key: string) => {
      const saved = next as Record<string, unknown> // a block's options are an object at the root
      current.current = saved
      latest.current.onChange(saved, gestures.nameFor(key))
    }
    return {
      ways: {
        saved: (path: OptionPath) => getIn(current.current, path),
        replacePicture: (path: OptionPath, url: string) => {
          const samples = block.presets.map(preset => preset.options)
          const emptied = sampleWordsBeside(form, samples, current.current, path).reduce<unknown>(
            (next, beside) => setOption(form, next, beside, undefined),
            current.current,
          )
          gestures.single()
          save(setOption(form, emptied, path, url), pathKey(path))
        },
        itemIds: (path: OptionPath) => latest.current.itemIds?.(path),
        showItem: (path: OptionPath) => latest.current.onItem?.(pathKey(path)),
      },
      change: ({ formData }: IChangeEvent<unknown>, id?: string) => {
        if (id === undefined) return // rjsf reporting on itself; not an edit
        const key = id.slice(ROOT.length + SEPARATOR.length)
        const path = parsePathKey(key)
        save(setOption(form, current.current, path, getIn(formData, path)), key)
      },
    }
  }, [block, form, gestures])
}
