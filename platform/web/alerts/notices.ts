type Notice = {
  title: string;
  body: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  /** Opened by a tap. */
  href: string;
};

/** Shows a notice while another app is in front; nothing where notices are not allowed. */
export async function showNotice({ title, body, tag, href }: Notice): Promise<void> {
  if (document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag, data: { href } });
}

/** Asks the browser for notices; false where they are refused. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
