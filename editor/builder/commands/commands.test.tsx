import { fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, content, detail } from '../../testing/pages.ts'
import { DragController, type DragUpdate } from '../drag/controller.ts'
import { keptCopy } from './clipboard.ts'
import { watchClipboard } from './clipboard-events.ts'
import type { CommandContext } from './command-context.ts'
import { chooseSlot } from './selection.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { runClipboard, runShortcut } from './shortcuts.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A page with its shortcuts at work; `press` types into the element given, else nowhere in particular. */
function setup(around: Parameters<typeof renderInEditor>[1] = {}) {
  const opened = renderInEditor(<input aria-label="Somewhere" />, around)
  const { commands } = opened.editor
  const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    const listen = (event: KeyboardEvent) => {
      runShortcut(event, commands, 'before')
      runShortcut(event, commands, 'after')
    }
    document.addEventListener('keydown', listen)
    fireEvent.keyDown(target, { key, ...more })
    document.removeEventListener('keydown', listen)
  }
  const whileListening = (act: () => void) => {
    const stop = new AbortController()
    watchClipboard(document, event => runClipboard(event, commands), stop.signal)
    act()
    stop.abort()
  }
  const pasteText = (text: string, target: Element = document.body) =>
    whileListening(() => fireEvent.paste(target, { clipboardData: { getData: () => text } }))
  /** Raises what the browser raises for Ctrl+C or Ctrl+X, and returns what it puts on the clipboard; `undefined` for the selected text. */
  const take = (type: 'copy' | 'cut', target: Element = document.body) => {
    const set = vi.fn<(format: string, text: string) => void>()
    let isLeftToBrowser = true
    whileListening(() => {
      isLeftToBrowser = fireEvent[type](target, { clipboardData: { setData: set } })
    })
    return isLeftToBrowser ? undefined : set.mock.lastCall?.[1]
  }
  return { ...opened, press, pasteText, take, selected: () => opened.session.store.getState().selected }
}

/** Bo removes a block elsewhere. */
const removal = (id: string) => ({
  id: 'by-bo',
  label: 'remove' as const,
  gesture: 'bo',
  operations: [{ kind: 'remove' as const, id }],
  backward: [],
  touched: [`${id} gone`],
  number: 2,
  at: 1,
  by: 'bo',
})

describe('commands by keyboard (LO-16)', () => {
  test('Alt with arrows moves the selected block; Ctrl+Z and Ctrl+Shift+Z take it back and again', () => {
    const { session, press, order } = setup()
    session.select('first')
    press('ArrowDown', { altKey: true })
    expect(order()).toEqual(['second', 'first', 'title', 'odd'])
    press('z', { ctrlKey: true })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
    press('z', { ctrlKey: true, shiftKey: true })
    expect(order()).toEqual(['second', 'first', 'title', 'odd'])
  })

  test('an undo of which others have left nothing says so (LO-14)', async () => {
    const onNothingTaken = vi.fn<CommandContext['onNothingTaken']>()
    const { session, press } = setup({ onNothingTaken })
    session.run('rename', [{ kind: 'rename', id: 'first', name: 'Mine' }])
    await session.receive({
      revision: 2,
      revisions: {},
      savedAt: 1,
      savedBy: 'bo',
      entries: [removal('first')],
    })
    session.store.setState({ clashes: [] })
    press('z', { ctrlKey: true })
    expect(onNothingTaken).toHaveBeenCalledExactlyOnceWith(
      'undo',
      expect.objectContaining({ label: 'rename' }),
    )
  })

  test('from the top of one slot into the one before', () => {
    const { session, press } = setup()
    session.select('first')
    press('ArrowUp', { altKey: true })
    expect(session.page.node('first')).toMatchObject({ slot: '|top', section: 'top' })
  })

  test('Delete removes and selects what comes next; Ctrl+D puts a copy behind', () => {
    const { session, press, order, selected } = setup()
    session.select('second')
    press('Delete')
    expect(order()).toEqual(['first', 'title', 'odd'])
    expect(selected()).toBe('title')
    press('d', { ctrlKey: true })
    expect(order()).toEqual(['first', 'title', selected(), 'odd'])
    expect(session.page.node(selected() ?? '')?.options).toEqual({ title: 'Hello' })
  })

  test('a copy can be pasted, under a new id', () => {
    const { session, take, pasteText, order, selected } = setup()
    session.select('title')
    const copied = take('copy')
    expect(copied).toBe(keptCopy())
    session.select('first')
    pasteText(copied ?? '')
    expect(order()).toEqual(['first', selected(), 'second', 'title', 'odd'])
    expect(session.page.node(selected() ?? '')).toMatchObject({
      section: 'main',
      options: { title: 'Hello' },
    })
  })

  test('without a selected block, in a field and in front of a dialog the browser copies the text that is selected', () => {
    const { session, take, getByLabelText } = setup()
    expect(take('copy')).toBeUndefined()
    session.select('title')
    expect(take('copy', getByLabelText('Somewhere'))).toBeUndefined()
    session.store.setState({ dialog: 'versions' })
    expect(take('cut')).toBeUndefined()
    expect(keptCopy()).toBe('')
  })

  test('a copy brings the words of both languages to another page; a page in one language takes those of its own', () => {
    const titled = (title: string) =>
      content([component('title', { code: 'articleTitle', options: { title } })])
    const inEnglish = (title: string) => ({ ...detail(titled(title)), key: 'en', locale: 'en_US' as const })
    const from = setup({ page: detail(titled('標題')), other: inEnglish('Heading') })
    from.session.select('title')
    from.take('copy')
    from.unmount()

    const both = setup({
      page: detail(content([])),
      other: { ...inEnglish(''), draft: detail(content([])).draft },
    })
    both.pasteText(keptCopy())
    const [id = ''] = both.order()
    const { session } = both
    expect([session, session.other].map(each => each?.page.node(id)?.options['title'])).toEqual([
      '標題',
      'Heading',
    ])
    both.unmount()

    const alone = setup({ page: { ...inEnglish(''), draft: detail(content([])).draft } })
    alone.pasteText(keptCopy())
    expect(alone.session.page.node(alone.order()[0] ?? '')?.options['title']).toBe('Heading')
  })

  test.each([
    ['words', 'Hello', { kind: 'notJson' }],
    ['JSON of something else', '{"a":1}', { kind: 'notCairn' }],
    [
      'options that are no object',
      '{"cairn":"blocks","components":[{"id":"a","code":"banner","options":[1]}]}',
      { kind: 'invalid', path: 'components.0.options' },
    ],
    [
      'a block that this version does not have',
      '{"cairn":"blocks","components":[{"id":"a","code":"hologram"}]}',
      { kind: 'refused', code: 'hologram' },
    ],
    [
      'what belongs to another kind of page (LO-60)',
      '{"cairn":"blocks","components":[{"id":"a","code":"memberPageToggle"}]}',
      { kind: 'refused', code: 'memberPageToggle' },
    ],
  ])('pasting %s is refused and says why', (_, text, problem) => {
    const onRefused = vi.fn<(refusal: Refusal) => void>()
    const { pasteText, order } = setup({ onRefused })
    pasteText(text)
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(problem)
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('text pasted into a field is left to the field', () => {
    const { pasteText, order, getByLabelText } = setup()
    pasteText('{"cairn":"blocks","components":[{"id":"a","code":"banner"}]}', getByLabelText('Somewhere'))
    expect(order()).toHaveLength(4)
  })

  test('Shift with arrows selects several; they move, double and go as one step each', () => {
    const { session, press, order } = setup()
    session.select('first')
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { altKey: true })
    expect(order()).toEqual(['title', 'first', 'second', 'odd'])
    press('z', { ctrlKey: true })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
    press('d', { ctrlKey: true })
    const [copy] = order().slice(2)
    expect(order()).toHaveLength(6)
    expect(order().slice(0, 2)).toEqual(['first', 'second'])
    expect(session.store.getState()).toMatchObject({ selected: copy })
    press('Delete')
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('Ctrl+A selects the blocks of a part; several are copied and pasted in their order', () => {
    const { session, press, take, pasteText, order } = setup()
    session.select('second')
    press('a', { ctrlKey: true })
    expect([...session.store.getState().alsoSelected].toSorted()).toEqual(['first', 'odd', 'title'])
    session.selectAll(['first', 'title'], 'first')
    take('copy')
    session.select('second')
    pasteText(keptCopy())
    expect(order().map(id => session.page.node(id)?.name)).toEqual([
      'First',
      'Second',
      'First',
      'Title',
      'Title',
      'Odd',
    ])
  })

  test('hides all selected blocks together, also where one is hidden already', () => {
    const { session, press } = setup()
    session.select('first')
    press('m', { altKey: true })
    session.selectAll(['first', 'second'], 'first')
    press('m', { altKey: true })
    const hidden = () => ['first', 'second'].map(id => session.page.node(id)?.style['hideOn'])
    expect(hidden()).toEqual(['mobile', 'mobile'])
    press('m', { altKey: true })
    expect(hidden()).toEqual([undefined, undefined])
  })

  test('LO-37: hides on phones, then on desktop instead, then nowhere', () => {
    const { session, press } = setup()
    session.select('first')
    const hideOn = () => session.page.node('first')?.style['hideOn']
    press('m', { altKey: true })
    expect(hideOn()).toBe('mobile')
    press('d', { altKey: true })
    expect(hideOn()).toBe('desktop')
    press('d', { altKey: true })
    expect(hideOn()).toBeUndefined()
  })

  test('keys pressed while typing or composing Chinese are left alone', () => {
    const { session, press, order, getByLabelText } = setup()
    session.select('first')
    const field = getByLabelText('Somewhere')
    press('Delete', {}, field)
    press('z', { ctrlKey: true }, field)
    press('Delete', { isComposing: true })
    press('Process', { keyCode: 229 })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('a dialog in front keeps the page still', () => {
    const { session, press, order } = setup()
    session.select('first')
    session.store.setState({ dialog: 'shortcuts' })
    press('Delete')
    expect(order()).toContain('first')
  })

  test('nor do keys in a dialog of a field reach the page', () => {
    const { session, press, order } = setup()
    session.select('first')
    const { getByRole } = render(
      <div role="alertdialog">
        <button type="button">Inside</button>
      </div>,
    )
    press('z', { ctrlKey: true }, getByRole('button', { name: 'Inside' }))
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('cut is a copy and a removal in one step; what was cut can be pasted', () => {
    const { session, press, take, pasteText, order, selected } = setup()
    session.select('second')
    expect(take('cut')).toBe(keptCopy())
    expect(order()).toEqual(['first', 'title', 'odd'])
    expect(session.store.getState().history.past).toHaveLength(1)
    session.select('title')
    pasteText(keptCopy())
    expect(order()).toEqual(['first', 'title', selected(), 'odd'])
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true })
    expect(order()).toEqual(['first', 'second', 'title', 'odd'])
  })

  test('a block is added before or after the selected one, in the library', () => {
    const { session, editor } = setup()
    session.select('second')
    editor.commands.run('addBefore')
    expect(session.store.getState().chosen).toEqual({ slot: '|main', before: 'second' })
    editor.commands.run('addAfter')
    expect(session.store.getState().chosen).toEqual({ slot: '|main', before: 'title' })
    session.select('odd')
    expect(session.store.getState().chosen).toBeUndefined()
  })

  test('a move from the last place says why nothing moves', () => {
    const onRefused = vi.fn<(refusal: Refusal) => void>()
    const { session, press } = setup({ onRefused })
    session.select('odd')
    press('ArrowDown', { altKey: true })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ kind: 'edge', id: 'odd', by: 1 })
  })
})

describe('empty slots (LO-16, LO-19)', () => {
  const withColumns = () =>
    detail(
      content([
        component('a', {
          code: 'columns',
          childComponents: [component('t', { code: 'articleTitle', section: 'column1' })],
        }),
        component('b', { code: 'columns' }),
      ]),
    )

  test('what is pasted goes into the chosen slot; what it does not take says why (case 8)', () => {
    const onRefused = vi.fn<(refusal: Refusal) => void>()
    const { session, take, pasteText } = setup({ page: withColumns(), onRefused })
    session.select('t')
    take('cut')
    expect(session.store.getState()).toMatchObject({ selected: undefined, chosen: { slot: 'a|column1' } })
    chooseSlot(session, 'b|column2')
    pasteText(keptCopy())
    expect(session.page.childIds('b|column2')).toHaveLength(1)

    chooseSlot(session, 'b|column1')
    pasteText('{"cairn":"blocks","components":[{"id":"m","code":"homeModal"}]}')
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({
      kind: 'misplaced',
      misplaced: { why: 'unwelcome', code: 'homeModal', slot: 'b|column1' },
    })
    expect(session.page.childIds('b|column1')).toEqual([])
  })

  test('a block dropped on its own slot says why it stays (case 8)', () => {
    const { session } = setup({ page: withColumns() })
    const told: DragUpdate[] = []
    const drag = new DragController(session)
    drag.tellTo(news => told.push(news))
    const nothing = () => undefined
    drag.addZone({
      begin: nothing,
      contains: () => true,
      slotAt: () => 'a|column2',
      over: nothing,
      show: nothing,
      clear: nothing,
      end: nothing,
    })
    drag.start({ kind: 'move', id: 'a' }, false)
    drag.move({ x: 1, y: 1 })
    drag.drop()
    expect(told.at(-1)).toMatchObject({ kind: 'refused', misplaced: { why: 'itself', code: 'columns' } })
  })
})
