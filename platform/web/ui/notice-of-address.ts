/**
 * Shows the sentence (`data-notice`) that the address asks for with `?notice=`; all of them stand
 * hidden in the page, so this works on HTML with or without React around it.
 */
export function showNoticeOfAddress(page: ParentNode): void {
  const wanted = new URLSearchParams(location.search).get('notice');
  for (const notice of page.querySelectorAll<HTMLElement>('[data-notice]')) {
    notice.hidden = notice.dataset['notice'] !== wanted;
  }
}
