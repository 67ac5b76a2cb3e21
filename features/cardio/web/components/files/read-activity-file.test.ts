import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { factsOf } from '#features/tracks/rules/activity-kinds.ts';
import { idOfRecording, withKind } from '../../../rules/file-activity.ts';
import { MAX_FILE_BYTES, MAX_POINTS, MAX_UNPACKED_BYTES } from '../../../rules/file-limits.ts';
import { type Recording, toActivity } from '../../../rules/recording.ts';
import { fitLap, fitRecord, fitSession, makeFitFile } from '../../../testing/fit-file.ts';
import { fileProblem } from '../../messages/files.ts';
import { readActivityFile } from './read-activity-file.ts';

const START = Date.UTC(2026, 10, 21, 20, 15);
/** On the ball that distances are measured on. */
const DEGREE_METRES = (6_371_008.8 * Math.PI) / 180;

/** 2 km north at 2.5 m/s, up 20 m and down again, one point in five seconds. */
const MOMENTS = Array.from({ length: 161 }, (_, step) => ({
  at: START + step * 5_000,
  lat: -33.86 + (step * 12.5) / DEGREE_METRES,
  lon: 151.21,
  altitude: 30 + 20 - Math.abs(step - 80) / 4,
  heartRate: 120 + Math.round(step / 4),
  metres: step * 12.5,
}));

const iso = (at: number) => new Date(at).toISOString();
const gpx = (inside: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}<gpx version="1.1" creator="us" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><metadata><time>2020-01-01T00:00:00Z</time></metadata>${inside}</gpx>`;
const gpxPoint = ({ at, lat, lon, altitude, heartRate }: (typeof MOMENTS)[number]) =>
  `<trkpt lat="${lat}" lon="${lon}"><ele>${altitude}</ele><time>${iso(at)}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heartRate}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`;
const gpxTrack = (points: string, type = 'running') =>
  gpx(`<trk><name>Lake &amp; hill</name><type>${type}</type><trkseg>${points}</trkseg></trk>`);
const GPX = gpxTrack(MOMENTS.map(gpxPoint).join(''));

const tcxPoint = ({ at, lat, lon, altitude, heartRate, metres }: (typeof MOMENTS)[number]) =>
  `<Trackpoint><Time>${iso(at)}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position><AltitudeMeters>${altitude}</AltitudeMeters><DistanceMeters>${metres}</DistanceMeters><HeartRateBpm><Value>${heartRate}</Value></HeartRateBpm></Trackpoint>`;
const tcxLap = (moments: typeof MOMENTS, seconds: number, metres: number) =>
  `<Lap StartTime="${iso(START)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters><AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>160</Value></MaximumHeartRateBpm><Track>${moments.map(tcxPoint).join('')}</Track></Lap>`;
const TCX = `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running"><Id>x</Id>${tcxLap(MOMENTS.slice(0, 81), 400, 1_000)}${tcxLap(MOMENTS.slice(81), 400, 1_000)}</Activity></Activities></TrainingCenterDatabase>`;

const FIT = makeFitFile([
  ...MOMENTS.map(fitRecord),
  fitLap({ start: START, seconds: 400, metres: 1_000 }),
  fitLap({ start: START + 400_000, seconds: 400, metres: 1_000 }),
  fitSession({ start: START, sport: 1, seconds: 800, metres: 2_000 }),
]);

const fileOf = (content: BlobPart) => new Blob([content]);
const context = {
  dayOf: () => '2026-11-22',
  timeZone: 'Australia/Sydney',
  nameOf: (kind: string) => kind,
};

async function activityOf(content: BlobPart) {
  const [read] = await readActivityFile(fileOf(content));
  if (!read) throw new Error('None');
  const made = toActivity(withKind(read), context);
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

describe.each([
  ['gpx', GPX, 0],
  ['tcx', TCX, 2],
  ['fit', FIT, 2],
] as const)('a file of the form %s', (format, content, laps) => {
  test('is the run that it is', async () => {
    const { content: run, track } = await activityOf(content);
    expect(run).toMatchObject({ kind: 'run', date: '2026-11-22', startedAt: iso(START) });
    expect(run.fromFile).toMatchObject({ format, elapsedSeconds: 800 });
    expect(run.seconds).toBe(800);
    expect(Math.abs((run.metres ?? 0) - 2_000)).toBeLessThan(2);
    expect(Math.abs((run.fromFile?.climbMetres ?? 0) - 20)).toBeLessThanOrEqual(1);
    expect(Math.abs((run.heartRate ?? 0) - 140)).toBeLessThanOrEqual(1);
    expect(run.maxHeartRate).toBe(160);
    expect(run.laps).toHaveLength(laps);
    expect(track.splits.map(({ seconds }) => Math.round(seconds))).toEqual([400, 400]);
    expect(track.lines).toHaveLength(1);
  });

  test('has the same id again, packed or not', async () => {
    const [once] = await readActivityFile(fileOf(content));
    const packed = Uint8Array.from(gzipSync(content));
    const [again] = await readActivityFile(fileOf(packed));
    if (!once || !again) throw new Error('None');
    expect(idOfRecording(again)).toBe(idOfRecording(once));
    expect(idOfRecording({ ...once, points: once.points.slice(1) })).not.toBe(idOfRecording(once));
  });
});

test('the three agree', async () => {
  const [a, b, c] = await Promise.all([activityOf(GPX), activityOf(TCX), activityOf(FIT)]);
  for (const other of [b, c]) {
    const apart = (other.content.metres ?? 0) - (a.content.metres ?? 0);
    expect(Math.abs(apart)).toBeLessThan(2);
    expect(other.track.series.elapsed).toBe(a.track.series.elapsed);
  }
  expect(a.content.name).toBe('Lake & hill');
});

describe('a GPX file', () => {
  test.each([
    ['Biking', 'ride'],
    ['hiking', 'hike'],
    ['Open water swimming', 'swim'],
    ['9', 'run'],
  ])('of type %s is a %s', async (type, kind) => {
    const points = MOMENTS.map(gpxPoint).join('');
    const [read] = await readActivityFile(fileOf(gpxTrack(points, type)));
    if (!read) throw new Error('None');
    expect(withKind({ ...read, name: null }).kind).toBe(kind);
  });

  test('in several tracks is one activity, and times have their zone', async () => {
    const half = (moments: typeof MOMENTS) =>
      `<trk><trkseg>${moments.map(gpxPoint).join('')}</trkseg></trk>`;
    const content = gpx(half(MOMENTS.slice(0, 80)) + half(MOMENTS.slice(80)))
      .replaceAll('T20:15:00.000Z', 'T07:15:00+11:00')
      .replaceAll('2026-11-21T07:15', '2026-11-22T07:15');
    const { content: run } = await activityOf(content);
    expect(run.startedAt).toBe(iso(START));
    expect(run.seconds).toBe(800);
  });

  test('with broken values leaves those out', async () => {
    const odd = MOMENTS.map(gpxPoint)
      .join('')
      .replace(/lat="[^"]*"/, 'lat="south"')
      .replace('<ele>30</ele>', '<ele>NaN</ele>')
      .replace(/<gpxtpx:hr>\d+/, '<gpxtpx:hr>999');
    const { content: run } = await activityOf(gpxTrack(odd));
    expect(Math.abs((run.metres ?? 0) - 1_987.5)).toBeLessThan(2);
  });
});

describe('is refused with a sentence', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`;
  const outside = `<!DOCTYPE gpx SYSTEM "http://example.com/x.dtd">`;
  const points = MOMENTS.map(gpxPoint).join('');
  test.each<[string, BlobPart, string]>([
    ['an empty file', '', fileProblem.empty],
    ['blank text', ' \n ', fileProblem.empty],
    ['other text', 'a;b;c\n1;2;3', fileProblem.unknown],
    ['other XML', '<kml><Document/></kml>', fileProblem.unknown],
    ['a ZIP', Uint8Array.from([0x50, 0x4b, 3, 4]), fileProblem.zip],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), fileProblem.unknown],
    ['XML that is cut off', GPX.slice(0, 900), fileProblem.broken],
    ['XML with a stray end', GPX.replace('</trkseg>', '</seg>'), fileProblem.broken],
    ['entities of its own', gpx(points, laughs), fileProblem.doctype],
    ['definitions elsewhere', gpx(points, outside), fileProblem.doctype],
    ['an unknown entity', GPX.replace('&amp;', '&lol;'), fileProblem.broken],
    ['endless nesting', `<gpx>${'<a>'.repeat(50_000)}`, fileProblem.broken],
    ['a route', gpx('<rte><rtept lat="1" lon="2"/></rte>'), fileProblem.noActivity],
    ['a track without times', GPX.replace(/<time>[^<]*<\/time>/g, ''), fileProblem.noActivity],
    ['a course', TCX.replaceAll('Activit', 'Cours'), fileProblem.noActivity],
    ['a FIT file that is cut off', FIT.slice(0, 700), fileProblem.broken],
    [
      'a FIT file with a wrong sum',
      FIT.map((byte, at) => (at === 400 ? byte ^ 1 : byte)),
      fileProblem.broken,
    ],
    ['a FIT file without points', makeFitFile([]), fileProblem.noActivity],
    ['a broken packing', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), fileProblem.brokenPacking],
    ['an empty packing', Uint8Array.from(gzipSync('')), fileProblem.empty],
    [
      'a packing that grows without end',
      Uint8Array.from(gzipSync(Buffer.alloc(MAX_UNPACKED_BYTES + 1))),
      fileProblem.unpackedTooLarge(MAX_UNPACKED_BYTES),
    ],
    [
      'a file that is too large',
      new Uint8Array(MAX_FILE_BYTES + 1),
      fileProblem.tooLarge(MAX_FILE_BYTES),
    ],
    [
      'too many points',
      gpxTrack(
        '<trkpt lat="1" lon="2"><time>2026-01-01T00:00:00Z</time></trkpt>'.repeat(MAX_POINTS + 1),
      ),
      fileProblem.tooManyPoints(MAX_POINTS.toLocaleString('en-AU')),
    ],
  ])('%s', async (_, content, sentence) => {
    await expect(readActivityFile(fileOf(content))).rejects.toThrow(sentence);
  });
});

describe('an activity', () => {
  const [first] = MOMENTS;
  const base: Recording = {
    format: 'fit',
    kind: 'run',
    name: null,
    points: [],
    seconds: null,
    metres: null,
    heartRate: null,
    maxHeartRate: null,
    laps: [],
  };
  const point = (at: number) => ({ at, place: null, altitude: null, heartRate: 120, metres: null });
  test.each([
    [{}, 'noTimes'],
    [{ points: [point(first?.at ?? 0)] }, 'tooShort'],
    [{ points: [point(0), point(90_000_000)], seconds: 90_000 }, 'tooLong'],
    [{ points: [point(0), point(60_000)], seconds: 60, metres: 2_000_000 }, 'tooFar'],
  ])('of %j is none: %s', (change, problem) => {
    expect(toActivity({ ...base, ...change }, context)).toEqual({ problem });
  });

  test('of a triathlon is three', async () => {
    const at = (start: number, sport: number, legs: number) => [
      ...MOMENTS.slice(0, 20).map((moment, step) =>
        fitRecord({ ...moment, at: start + step * 5_000, metres: step * legs }),
      ),
      fitSession({ start, sport, seconds: 95, metres: 19 * legs }),
    ];
    const content = makeFitFile([
      ...at(START, 5, 5),
      ...at(START + 200_000, 2, 40),
      ...at(START + 400_000, 1, 15),
    ]);
    const read = await readActivityFile(fileOf(content));
    expect(read.map(({ kind, points, metres }) => [kind, points.length, metres])).toEqual([
      ['swim', 20, 95],
      ['ride', 20, 760],
      ['run', 20, 285],
    ]);
    expect(factsOf('swim').maxSpeed).toBeLessThan(factsOf('ride').maxSpeed);
  });
});
