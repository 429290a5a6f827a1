    without = customers[
        customers["customer_id"].notna()
        & ~customers["customer_id"].isin(orders["customer_id"].dropna())
    ]
    without = without[["customer_id", "name", "country"]].sort_values("name")
    without.to_csv(output_dir / "customers_without_orders.csv", index=False)
