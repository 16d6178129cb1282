import { expect, test } from 'vitest'
import { markInlinedStyles } from './inlined-styles.ts'

test('every sheet whose rules stand in the page has a link that fetches nothing', () => {
  document.head.innerHTML = '<style data-sheets="/assets/a.css /assets/b.css"></style>'
  markInlinedStyles(document)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css'])
  expect(links.every(link => link.disabled)).toBe(true)
})

test('while developing no page holds rules, and nothing is linked', () => {
  document.head.innerHTML = '<style data-sheets=""></style>'
  markInlinedStyles(document)
  expect(document.querySelectorAll('link')).toHaveLength(0)
})
