ALTER TABLE "food_log_entries" ALTER COLUMN "calories" DROP NOT NULL;--> statement-breakpoint
-- Until now an energy that was left open stood as 0 kcal with no figure beside it (docs/decisions/0029).
UPDATE "food_log_entries" SET "calories" = NULL
WHERE "calories" = 0 AND "food_id" IS NULL AND "other_nutrients" = '{}'
  AND num_nonnulls("protein", "carbs", "fat", "fiber", "sugar", "sodium", "cholesterol", "saturated_fat", "trans_fat") = 0;--> statement-breakpoint
UPDATE "recurring_entries" SET "item" = jsonb_set("item", '{calories}', 'null')
WHERE "item" -> 'calories' = '0' AND "item" ->> 'foodId' IS NULL AND coalesce("item" -> 'otherNutrients', '{}') = '{}'
  AND num_nonnulls("item" ->> 'protein', "item" ->> 'carbs', "item" ->> 'fat', "item" ->> 'fiber', "item" ->> 'sugar', "item" ->> 'sodium', "item" ->> 'cholesterol', "item" ->> 'saturatedFat', "item" ->> 'transFat') = 0;--> statement-breakpoint
UPDATE "saved_meals" SET "items" = (
  SELECT jsonb_agg(CASE WHEN one -> 'calories' = '0' AND one ->> 'foodId' IS NULL AND coalesce(one -> 'otherNutrients', '{}') = '{}'
  AND num_nonnulls(one ->> 'protein', one ->> 'carbs', one ->> 'fat', one ->> 'fiber', one ->> 'sugar', one ->> 'sodium', one ->> 'cholesterol', one ->> 'saturatedFat', one ->> 'transFat') = 0
    THEN jsonb_set(one, '{calories}', 'null') ELSE one END ORDER BY place)
  FROM jsonb_array_elements("items") WITH ORDINALITY AS listed (one, place))
WHERE EXISTS (SELECT FROM jsonb_array_elements("items") AS one
  WHERE one -> 'calories' = '0' AND one ->> 'foodId' IS NULL AND coalesce(one -> 'otherNutrients', '{}') = '{}'
  AND num_nonnulls(one ->> 'protein', one ->> 'carbs', one ->> 'fat', one ->> 'fiber', one ->> 'sugar', one ->> 'sodium', one ->> 'cholesterol', one ->> 'saturatedFat', one ->> 'transFat') = 0);
