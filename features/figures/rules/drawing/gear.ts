import type { Skeleton } from '../skeleton.ts';
import { add, middle, type V3 } from '../vector.ts';

/** A place in the world, or on the body. */
export type Place =
  | V3
  | 'grips'
  | 'near'
  | 'far'
  | 'ankles'
  | 'nearAnkle'
  | 'farAnkle'
  | 'knees'
  | 'nearFoot'
  | 'farFoot'
  | 'feet'
  | { trunk: readonly [number, number, number?] };

export type Gear =
  | { kind: 'barbell'; at?: Place; half?: number; plate?: number; bare?: boolean }
  | {
      kind: 'dumbbell';
      at?: 'near' | 'far' | 'both' | 'grips';
      way?: 'along' | 'across' | 'up' | V3;
    }
  | {
      kind: 'kettlebell';
      at?: 'near' | 'far' | 'both' | 'grips';
      hangs?: 'down' | 'arm' | 'rack' | 'up';
    }
  | { kind: 'plate'; at: Place; radius?: number; axis?: V3 }
  | { kind: 'ball'; at: Place; radius: number; lift?: number; soft?: boolean }
  | { kind: 'wire' | 'band'; from: Place; to: readonly Place[] }
  | { kind: 'loop'; around: 'knees' | 'ankles' | 'wrists' | 'thighs' }
  | { kind: 'handle'; at: Place; half?: number; way?: V3 }
  | { kind: 'rope'; from: Place }
  | { kind: 'rod'; from: V3; to: V3; width?: number; style?: 'frame' | 'iron'; over?: boolean }
  | { kind: 'lever'; pivot: V3; to: Place; width?: number; over?: boolean }
  | { kind: 'block'; at: Place; size: V3; angle?: number; shift?: V3; over?: boolean }
  | { kind: 'roll'; at: Place; half: number; radius: number; shift?: V3; over?: boolean }
  | { kind: 'wheel'; at: V3; radius: number; spokes?: boolean; over?: boolean }
  | { kind: 'water'; level: number; half: number }
  | { kind: 'skipping' }
  | { kind: 'sticks' };

export function placeOf(place: Place, { near, far, trunk }: Skeleton): V3 {
  if (typeof place !== 'string') {
    if ('trunk' in place) {
      const [s, forward, aside = 0] = place.trunk;
      const frame = trunk.at(s);
      return add(add(frame.p, frame.front, forward), frame.side, aside);
    }
    return place;
  }
  switch (place) {
    case 'near':
      return near.grip;
    case 'far':
      return far.grip;
    case 'nearAnkle':
      return near.ankle;
    case 'farAnkle':
      return far.ankle;
    case 'nearFoot':
      return add(near.ball, near.footUp, -0.8);
    case 'farFoot':
      return add(far.ball, far.footUp, -0.8);
    case 'feet':
      return add(middle(near.ball, far.ball), near.footUp, -0.8);
    case 'ankles':
      return middle(near.ankle, far.ankle);
    case 'knees':
      return middle(near.knee, far.knee);
    case 'grips':
      return middle(near.grip, far.grip);
  }
}
