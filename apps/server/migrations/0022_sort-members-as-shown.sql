-- Members are sorted as their names are shown: first name, last name, address.
-- Names outside Latin script fold differently here than in the app: their rows keep the older order until they are edited.
UPDATE "organisation_members" SET "name_key" = left("folded"."key", 400)
FROM (
  SELECT "organisation_id", "id", trim(regexp_replace(lower(regexp_replace(
    normalize("first_name" || ' ' || "last_name" || ' ' || "email", NFKD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')) AS "key"
  FROM "organisation_members"
) AS "folded"
WHERE "folded"."organisation_id" = "organisation_members"."organisation_id" AND "folded"."id" = "organisation_members"."id"
  AND "folded"."key" !~ '[^\u0001-\u024f\u2018\u2019]';
