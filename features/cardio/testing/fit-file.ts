/** One message of a FIT file: fields by their number, as bytes wide and whole numbers. */
export type FitMessage = {
  global: number;
  fields: readonly { number: number; bytes: 1 | 2 | 4; signed?: boolean; value: number }[];
};

const FIT_EPOCH_MS = Date.UTC(1989, 11, 31);
/** Base types of the format by width; signed four bytes are 0x85. */
const BASE_TYPES = { 1: 0x02, 2: 0x84, 4: 0x86 } as const;
const CRC_TABLE = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401,
  0x5000, 0x9c01, 0x8801, 0x4400,
];

function crcOf(bytes: readonly number[]): number {
  let crc = 0;
  for (const byte of bytes) {
    for (const nibble of [byte & 0xf, byte >> 4]) {
      const carry = CRC_TABLE[crc & 0xf] ?? 0;
      crc = ((crc >> 4) & 0x0fff) ^ carry ^ (CRC_TABLE[nibble] ?? 0);
    }
  }
  return crc;
}

const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor((value >>> 0) / 256 ** at) % 256);

/** Seconds since the beginning of 1990 as watches count them. */
export const toFitTime = (at: number): number => Math.round((at - FIT_EPOCH_MS) / 1_000);
/** A coordinate in half turns over 2^31. */
export const toSemicircles = (degrees: number): number => Math.round((degrees / 180) * 2 ** 31);

/** The bytes of a FIT file with these messages, as a watch writes them. */
export function makeFitFile(messages: readonly FitMessage[]): Uint8Array<ArrayBuffer> {
  const data = messages.flatMap(({ global, fields }) => [
    0x40,
    0,
    0,
    ...little(global, 2),
    fields.length,
    ...fields.flatMap(({ number, bytes, signed }) => [
      number,
      bytes,
      signed ? 0x85 : BASE_TYPES[bytes],
    ]),
    0x00,
    ...fields.flatMap(({ bytes, value }) => little(value, bytes)),
  ]);
  const header = [14, 0x20, ...little(2_158, 2), ...little(data.length, 4), 0x2e, 0x46, 0x49, 0x54];
  const whole = [...header, ...little(crcOf(header), 2), ...data];
  return Uint8Array.from([...whole, ...little(crcOf(whole), 2)]);
}

type Moment = {
  at: number;
  lat: number;
  lon: number;
  altitude: number;
  heartRate: number;
  metres: number;
};

/** A moment of a recording. */
export const fitRecord = ({ at, lat, lon, altitude, heartRate, metres }: Moment): FitMessage => ({
  global: 20,
  fields: [
    { number: 253, bytes: 4, value: toFitTime(at) },
    { number: 0, bytes: 4, signed: true, value: toSemicircles(lat) },
    { number: 1, bytes: 4, signed: true, value: toSemicircles(lon) },
    { number: 2, bytes: 2, value: Math.round((altitude + 500) * 5) },
    { number: 3, bytes: 1, value: heartRate },
    { number: 5, bytes: 4, value: Math.round(metres * 100) },
  ],
});

type Summary = { start: number; sport?: number; seconds: number; elapsed?: number; metres: number };

const summary = (
  global: number,
  { start, sport, seconds, elapsed, metres }: Summary,
): FitMessage => ({
  global,
  fields: [
    { number: 253, bytes: 4, value: toFitTime(start) },
    { number: 2, bytes: 4, value: toFitTime(start) },
    ...(sport === undefined ? [] : [{ number: 5, bytes: 1 as const, value: sport }]),
    { number: 7, bytes: 4, value: Math.round((elapsed ?? seconds) * 1_000) },
    { number: 8, bytes: 4, value: Math.round(seconds * 1_000) },
    { number: 9, bytes: 4, value: Math.round(metres * 100) },
  ],
});

export const fitSession = (session: Summary): FitMessage => summary(18, session);
export const fitLap = (lap: Summary): FitMessage => summary(19, lap);
