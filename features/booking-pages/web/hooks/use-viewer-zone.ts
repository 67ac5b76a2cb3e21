import { useState } from 'react';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';

/** The zone of this device, in which every time is shown. */
export const useViewerZone = (): string => useState(deviceTimeZone)[0];
