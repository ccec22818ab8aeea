import type { ProfilePoint } from '@candil/catalogue/imagery';
import { lengthBetween, lineBetween } from './profile-line';

const ARC_STEPS_PER_RIGHT_ANGLE = 12;

/** The arc that rounds one corner; a fillet larger than half an adjoining line is made smaller. */
const filletArc = (
  before: ProfilePoint,
  corner: ProfilePoint,
  after: ProfilePoint,
  filletMetres: number,
  room: number,
  detail: number,
): ProfilePoint[] => {
  const back = lineBetween(corner, before);
  const ahead = lineBetween(corner, after);
  const cosine = back.direction[0] * ahead.direction[0] + back.direction[1] * ahead.direction[1];
  const halfAngle = Math.acos(Math.min(1, Math.max(-1, cosine))) / 2;
  if (halfAngle > Math.PI / 2 - 1e-3) return [corner];
  const cut = Math.min(filletMetres / Math.tan(halfAngle), room);
  const radius = cut * Math.tan(halfAngle);
  const sweep = Math.PI - 2 * halfAngle;
  const toCentre = lineBetween([0, 0], [back.direction[0] + ahead.direction[0], back.direction[1] + ahead.direction[1]]).direction;
  const reach = radius / Math.sin(halfAngle);
  const centre: ProfilePoint = [corner[0] + toCentre[0] * reach, corner[1] + toCentre[1] * reach];
  const start: ProfilePoint = [corner[0] + back.direction[0] * cut - centre[0], corner[1] + back.direction[1] * cut - centre[1]];
  const turn = Math.sign(back.direction[1] * ahead.direction[0] - back.direction[0] * ahead.direction[1]);
  const steps = Math.max(detail < 1 ? 1 : 3, Math.ceil((sweep / (Math.PI / 2)) * ARC_STEPS_PER_RIGHT_ANGLE * detail));
  return Array.from({ length: steps + 1 }, (_, i): ProfilePoint => {
    const angle = (turn * sweep * i) / steps;
    return [
      Math.max(0, centre[0] + start[0] * Math.cos(angle) - start[1] * Math.sin(angle)),
      centre[1] + start[0] * Math.sin(angle) + start[1] * Math.cos(angle),
    ];
  });
};

/** Lines through the points with every inner corner rounded. */
export const straightCurve = (points: readonly ProfilePoint[], filletMetres: number, detail = 1): ProfilePoint[] => {
  const curve: ProfilePoint[] = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, after] = [points[i - 1]!, points[i]!, points[i + 1]!];
    // A line between two fillets is shared half and half; one that starts or ends the profile is free to its end.
    const shareBefore = i === 1 ? 1 : 0.5;
    const shareAfter = i === points.length - 2 ? 1 : 0.5;
    const room = Math.min(lineBetween(corner, before).length * shareBefore, lineBetween(corner, after).length * shareAfter);
    curve.push(...filletArc(before, corner, after, filletMetres, room, detail));
  }
  curve.push(points.at(-1)!);
  return curve.filter((point, i) => i === 0 || lengthBetween(curve[i - 1]!, point) > 1e-7);
};
