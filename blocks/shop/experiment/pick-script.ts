import { NUMBER_KEY } from './draw.ts'

/** Programs that read pages for others: they see variant A and are not counted. */
const READERS = 'bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse'

/**
 * Inline script, the first child of a test's element: chooses the variant before any of them is parsed, so that no other is ever painted.
 * Writes `data-shows`, and `data-drawn` where the choice is one that counts. The same draw as `drawVariant` (`draw.ts`); the same text on
 * every page, so that one hash in the security policy names it.
 *
 * A preview link may name a variant (`&variant=b`). Without storage a choice could not last: such browsers get variant A.
 */
export const PICK_VARIANT = [
  '(e=>{',
  'let d=e.dataset,l=location,s=d.shares.split(","),p=/^\\/preview(\\/|$)/.test(l.pathname),',
  'v=p&&/[?&]variant=([a-d])(&|$)/.exec(l.search);',
  'd.shows="a";',
  'if(v){if("abcd".indexOf(v[1])<s.length)d.shows=v[1];return}',
  `if(/${READERS}/i.test(navigator.userAgent))return;`,
  'try{',
  `let g=localStorage,n=g.getItem("${NUMBER_KEY}"),t=0,h=2166136261,i=0,x;`,
  `if(!/^\\d{1,6}$/.test(n)){n=""+Math.floor(Math.random()*1e6);g.setItem("${NUMBER_KEY}",n)}`,
  'for(x of s)t+=+x;',
  'for(x of n+" "+d.experiment)h=Math.imul(h^x.charCodeAt(),16777619);',
  'h=Math.imul(h^h>>>16,2246822507);h=Math.imul(h^h>>>13,3266489909);h=(h^h>>>16)>>>0;',
  'if(t>0)for(t=h%t;(t-=s[i])>=0;)i++;',
  'd.shows="abcd"[i];',
  'if(!p)d.drawn=""',
  '}catch{}',
  '})(document.currentScript.parentNode)',
].join('')
