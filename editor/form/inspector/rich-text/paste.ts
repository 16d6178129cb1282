import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { DOMSerializer, type Schema } from '@tiptap/pm/model'
import { Plugin, PluginKey, type SelectionBookmark, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { PICTURE_TYPES } from '../../../kit/services/media-port.ts'
import { cleanPaste, OWN_COPY, picturesIn, type StoredPicture } from './clean-paste.ts'

/** What a paste came to, for the operator. */
export interface PasteNews {
  /** Number of pictures on their way to the library. */
  readonly storing: number
  /** Number of pictures and films that are not in the text. */
  readonly leftOut: number
  /** Reasons of the library, in its words. */
  readonly failures: readonly string[]
}

interface PasteParts {
  /** Stores a picture in the library; rejects with a message fit to show. */
  readonly store: (file: File) => Promise<StoredPicture>
  /** Name of a pasted picture, without its extension. */
  readonly pictureName: () => string
  readonly onNews: (news: PasteNews) => void
  /** The next change is a step of undo by itself. */
  readonly onPaste: () => void
}

/** A place in the text where something is inserted later. */
interface Waiting {
  readonly id: string
  readonly place: SelectionBookmark
}
type Change = { readonly wait: Waiting } | { readonly done: string }

const waitingKey = new PluginKey<readonly Waiting[]>('paste')

const DATA = /^data:(image\/[\w.+-]+);base64,(.*)$/s

/** The picture in a data address; `undefined` for a kind that the library does not take. */
function fileIn(address: string, name: string): File | undefined {
  const [, type = '', data = ''] = DATA.exec(address) ?? []
  if (!PICTURE_TYPES.includes(type)) return undefined
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s+/g, '')), letter => letter.charCodeAt(0))
  return new File([bytes], `${name}.${type.slice('image/'.length)}`, { type })
}

/** HTML of a paste, and the pictures in it that can be stored, by their addresses. */
function contentOf(data: DataTransfer, name: string) {
  const html = data.getData('text/html')
  const files = [...data.files].filter(({ type }) => PICTURE_TYPES.includes(type))
  const toStore = new Map<string, File>()
  if (html === '') {
    for (const [at, file] of files.entries()) toStore.set(`pasted:${at}`, file)
    return { html: [...toStore.keys()].map(address => `<img src="${address}">`).join(''), toStore }
  }
  const addresses = picturesIn(html)
  for (const [at, address] of addresses.entries()) {
    // Programs that copy one picture give its address and the picture itself.
    const file = fileIn(address, name) ?? (files.length === addresses.length ? files[at] : undefined)
    if (file) toStore.set(address, file)
  }
  return { html, toStore }
}

/** Marks what is copied, so that a paste here keeps its colours. */
function ownSerializer(schema: Schema): DOMSerializer {
  const serializer = DOMSerializer.fromSchema(schema)
  const serializeFragment: DOMSerializer['serializeFragment'] = (fragment, options, target) => {
    const copy = serializer.serializeFragment(fragment, options, target)
    if ('children' in copy) for (const element of copy.children) element.setAttribute(OWN_COPY, '')
    return copy
  }
  return Object.assign(Object.create(serializer) as DOMSerializer, { serializeFragment }) // the same but for one method
}

function createPasting(parts: () => PasteParts) {
  const stored = new Map<string, StoredPicture>()

  /** Inserts a paste once its pictures are in the library, at the place where it was made. */
  async function insertLater(
    view: EditorView,
    html: string,
    toStore: ReadonlyMap<string, File>,
    at: Waiting,
  ) {
    view.dispatch(view.state.tr.setMeta(waitingKey, { wait: at } satisfies Change))
    parts().onNews({ storing: toStore.size, leftOut: 0, failures: [] })
    const failures: string[] = []
    for (const [address, file] of toStore)
      await parts()
        .store(file)
        .then(
          picture => stored.set(address, picture),
          (error: unknown) => failures.push(error instanceof Error ? error.message : String(error)),
        )
    if (view.isDestroyed) return
    const place = waitingKey.getState(view.state)?.find(({ id }) => id === at.id)?.place ?? at.place
    const { tr } = view.state
    view.dispatch(
      closeHistory(tr.setSelection(place.resolve(tr.doc))).setMeta(waitingKey, {
        done: at.id,
      } satisfies Change),
    )
    const clean = cleanPaste(html, stored)
    parts().onNews({ storing: 0, leftOut: clean.leftOut - failures.length, failures })
    parts().onPaste()
    if (clean.html !== '') view.pasteHTML(html)
    for (const address of toStore.keys()) stored.delete(address)
  }

  /** Returns true where the paste is done here: its pictures go to the library first, or none of it is taken. */
  return {
    clean: (html: string) => cleanPaste(html, stored).html,
    receive(view: EditorView, data: DataTransfer | null, place: SelectionBookmark): boolean {
      if (!data) return false
      const { html, toStore } = contentOf(data, parts().pictureName())
      const { leftOut, html: clean } = cleanPaste(html)
      if (toStore.size > 0) {
        void insertLater(view, html, toStore, { id: crypto.randomUUID(), place })
        return true
      }
      view.dispatch(closeHistory(view.state.tr))
      parts().onNews({ storing: 0, leftOut, failures: [] })
      parts().onPaste()
      return leftOut > 0 && clean.trim() === ''
    },
  }
}

/** What is pasted or dropped into a text: cleaned before it is shown, its pictures stored in the library. Source: L-261, LO-48. */
export function createPaste(first: PasteParts) {
  let parts = first
  return {
    extension: pasteExtension(() => parts),
    /** Takes over what has changed since, such as the operator's language. */
    update: (next: PasteParts) => {
      parts = next
    },
  }
}

const pasteExtension = (parts: () => PasteParts) =>
  Extension.create({
    name: 'cleanPaste',
    addProseMirrorPlugins() {
      const pasting = createPasting(parts)
      // With Shift the browser pastes words alone.
      let isPlain = false
      const followShift = (_: EditorView, { shiftKey }: KeyboardEvent) => {
        isPlain = shiftKey
      }
      return [
        new Plugin<readonly Waiting[]>({
          key: waitingKey,
          state: {
            init: () => [],
            apply(transaction, waiting) {
              const moved = waiting.map(each => ({ ...each, place: each.place.map(transaction.mapping) }))
              const change = transaction.getMeta(waitingKey) as Change | undefined // set above
              if (!change) return moved
              return 'wait' in change ? [...moved, change.wait] : moved.filter(({ id }) => id !== change.done)
            },
          },
          props: {
            clipboardSerializer: ownSerializer(this.editor.schema),
            transformPastedHTML: html => pasting.clean(html),
            handleDOMEvents: { keydown: followShift, keyup: followShift },
            handlePaste: (view, { clipboardData }) =>
              !isPlain && pasting.receive(view, clipboardData, view.state.selection.getBookmark()),
            handleDrop(view, { clientX, clientY, dataTransfer }, _slice, isMoved) {
              const at = view.posAtCoords({ left: clientX, top: clientY })
              if (isMoved || !at) return false
              const place = TextSelection.near(view.state.doc.resolve(at.pos)).getBookmark()
              return pasting.receive(view, dataTransfer, place)
            },
          },
        }),
      ]
    },
  })
