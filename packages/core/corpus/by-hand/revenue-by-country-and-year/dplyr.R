  revenue <- orders |>
    inner_join(customers, by = "customer_id", na_matches = "never") |>
    group_by(country, year = year(ordered_on)) |>
    summarise(revenue = sum(amount, na.rm = TRUE), .groups = "drop") |>
    arrange(country, year)
  write_csv(revenue, file.path(output_dir, "revenue.csv"), na = "")
