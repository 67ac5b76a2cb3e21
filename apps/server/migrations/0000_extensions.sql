-- pg_trgm and unaccent: search that forgives typing mistakes and accents. btree_gist: no two bookings at once.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists btree_gist;
