/** Back to where the person came from within the app; `otherwise` where the page was opened first. */
export function goBack(otherwise: () => void): void {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  // Browsers without it count the pages of other sites too.
  const cameFromHere = navigation ? navigation.canGoBack : window.history.length > 1;
  if (cameFromHere) window.history.back();
  else otherwise();
}
